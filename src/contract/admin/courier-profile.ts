/** The JSON in which an owner describes a courier that is not shipped. */
import { z } from 'zod';
import { MAX_DINARS } from '@/domain/money';
import {
  COLUMN_VALUES,
  type CourierProfile,
  FILE_FORMATS,
  IMPORT_COLUMNS,
  LINE_VALUES,
  ROW_KINDS,
  STANDARD_WEBHOOK,
} from '@/domain/parcels/profile';
import { PARCEL_STATES } from '@/domain/parcels/states';
import { contradictions } from '@/domain/parcels/status-words';
import { asIssue, type Problem } from '@/domain/problem';
import { requiredText } from '../shared';

const MAX_TEXT = 200;
const MAX_CELL = 32_767;
const MAX_COLUMNS = 100;
const MAX_WORDS = 1_000;

const text = z.string().max(MAX_TEXT);
const header = requiredText(MAX_TEXT);
/** `data.tracking` */
const path = z
  .string()
  .max(MAX_TEXT)
  .regex(/^\w+(?:\.\w+)*$/);

const column = z.union([
  z.strictObject({ header, value: z.enum(COLUMN_VALUES), max: z.int().min(1).max(MAX_CELL).optional() }),
  z.strictObject({ header, text: text.default('') }),
]);

const file = z
  .strictObject({
    format: z.enum(FILE_FORMATS),
    rows: z.enum(ROW_KINDS).default('parcel'),
    wilayas: z.literal([58, 69]),
    yes: text,
    no: text,
    maxAmount: z.number().min(1).max(MAX_DINARS).optional(),
    columns: z.array(column).min(1).max(MAX_COLUMNS),
  })
  .superRefine(({ rows, columns }, context) => {
    if (rows === 'line') return;
    columns.forEach((entry, index) => {
      if (!('value' in entry) || !LINE_VALUES.includes(entry.value)) return;
      const problem: Problem = { code: 'profileLineValue', values: { value: entry.value } };
      context.addIssue({ code: 'custom', path: ['columns', index, 'value'], message: asIssue(problem) });
    });
  });

const words = z
  .record(requiredText(MAX_TEXT), z.enum(PARCEL_STATES))
  .refine(
    (table) => Object.keys(table).length <= MAX_WORDS,
    asIssue({ code: 'profileTooManyWords', values: { max: MAX_WORDS } }),
  )
  .superRefine((table, context) => {
    for (const word of contradictions(table)) {
      context.addIssue({ code: 'custom', path: [word], message: asIssue({ code: 'profileWordTwice' }) });
    }
  });

const webhook = z.strictObject({
  signature: z.strictObject({
    header: z
      .string()
      .max(MAX_TEXT)
      .regex(/^[A-Za-z0-9-]+$/),
    prefix: text.default(''),
  }),
  events: path,
  id: path,
  tracking: path,
  reference: path,
  status: path,
  occurredAt: path,
  reason: path,
  challenge: z.strictObject({ subscribe: path, token: path }).nullable().default(null),
});

/** What is absent is as in the profile `generic`: the usual headers of imports, no words, the standard webhook. */
export const courierProfile = z.strictObject({
  name: requiredText(MAX_TEXT),
  file,
  imports: z.partialRecord(z.enum(IMPORT_COLUMNS), z.array(header).max(MAX_COLUMNS)).default({}),
  words: words.default({}),
  webhook: webhook.default(STANDARD_WEBHOOK),
}) satisfies z.ZodType<CourierProfile>;

// Only the back office reads what is wrong with a profile.
const IN_ENGLISH = { error: z.locales.en().localeError };

/** `path`: where in the JSON, such as `file.columns.3.value`. `message`: for `sayIssue`. */
export type ProfileProblem = { path: string; message: string };

export type ReadProfile = { ok: true; profile: CourierProfile } | { ok: false; problems: ProfileProblem[] };

/** The profile that a JSON value describes, or everything that is wrong with it. */
export function readProfile(json: unknown): ReadProfile {
  const read = courierProfile.safeParse(json, IN_ENGLISH);
  if (read.success) return { ok: true, profile: read.data };
  const problems = read.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  return { ok: false, problems };
}
