/** Delivery fees in the back office: of several wilayas at once, of communes, and as a table. */
import { z } from 'zod';
import { feeProblem } from '@/domain/delivery/delivery';
import type { FeeChange } from '@/domain/fees/fee-change';
import { asIssue, type Problem } from '@/domain/problem';
import { commune } from '../catalogue';
import type { RouteSpec } from '../route-spec';
import { MAX_ID } from '../shared';
import { exportFields } from './export-fields';
import { readAs } from './read-as';
import { amount, EDIT_REFUSALS, flag, versionSeen, yesNo } from './shared';
import { adminWilaya } from './wilayas';

/** A commune where its wilaya's fees are overridden: null is the wilaya's; `desk` false: no desk although the wilaya has one. */
export const adminCommune = commune.extend({ price: z.string().nullable(), desk: z.boolean() });
export type AdminCommune = z.infer<typeof adminCommune>;

const KINDS = ['set', 'add', 'percent'] as const;
const CHANGE: Problem = { code: 'feeChangeExpected' };
/** Beyond it, no fee stays within its bounds. */
const MAX_PERCENT = 1_000_000;

/** `{set}`, `{add}` or `{percent}`, exactly one of them. */
const change = z.record(z.string(), z.unknown(), asIssue(CHANGE)).transform((fields, context): FeeChange => {
  const [kind, ...others] = KINDS.filter((name) => fields[name] !== undefined && fields[name] !== null);
  const number = kind && amount(asIssue(CHANGE)).safeParse(fields[kind]).data;
  const isGood = typeof number === 'number' && others.length === 0 && Math.abs(number) <= limitOf(kind);
  if (kind === 'set' && isGood) return { set: number };
  if (kind === 'add' && isGood) return { add: number };
  if (kind === 'percent' && isGood) return { percent: number };
  context.addIssue({ code: 'custom', message: asIssue(CHANGE) });
  return z.NEVER;
});

function limitOf(kind: (typeof KINDS)[number] | undefined): number {
  return kind === 'percent' ? MAX_PERCENT : Number.MAX_SAFE_INTEGER;
}

const IDS = asIssue({ code: 'fieldNotIds', values: { field: 'ids' } });
const MAX_IDS = 1_000;

export const bulkFees = z
  .object({
    ids: z
      .array(z.int(IDS).min(1, IDS).max(MAX_ID, IDS), IDS)
      .min(1, IDS)
      .max(MAX_IDS, asIssue({ code: 'tooManyIds', values: { field: 'ids' } })),
    home: change.optional(),
    desk: change.optional(),
    /** the `updated_at` of each region that the caller saw, by id: 409 if one has changed since */
    updated_at: z.record(z.string(), versionSeen).nullish(),
  })
  .refine(({ home, desk }) => home !== undefined || desk !== undefined, { path: ['home'], message: asIssue(CHANGE) });

const overriddenFee = (field: string) =>
  amount(asIssue({ code: 'fieldNotNumber', values: { field } })).superRefine((value, context) => {
    const problem = value === null ? null : feeProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: asIssue(problem) });
  });

const yesUnlessSaid = flag.nullish().transform((value) => value ?? true);

/** Replaces what a commune had: what is absent is the wilaya's. */
export const communeFees = z.object({
  price: overriddenFee('price'),
  desk_price: overriddenFee('desk_price'),
  desk: yesUnlessSaid,
  served: yesUnlessSaid,
  /** what the caller saw: 409 if the commune has something else by now */
  from: z
    .object({
      price: overriddenFee('price'),
      desk_price: overriddenFee('desk_price'),
      desk: yesUnlessSaid,
      served: yesUnlessSaid,
    })
    .nullish(),
});

const feeLine = z.object({
  /** in the file, counted from 1 */
  line: z.number(),
  /** the wilaya or commune */
  place: z.string(),
  verdict: z.enum(['updated', 'same', 'refused']),
  /** what is wrong with a refused line, or what an updated one changes: `home: 600 → 650` */
  messages: z.array(z.string()),
});
export type FeeLineAnswer = z.infer<typeof feeLine>;

/** `written` is false for a trial. */
export const importedFees = z.object({ written: z.boolean(), read_as: readAs, lines: z.array(feeLine) });
export type ImportedFees = z.infer<typeof importedFees>;

export const adminFeeRoutes = {
  bulkFees: {
    method: 'POST',
    path: '/admin/wilayas/bulk',
    guard: 'updated_at',
    summary:
      'Changes the fees of several delivery regions by `set`, `add` or `percent`, all or none. With `updated_at`, an edit of outdated copies is refused (409)',
    caller: 'admin',
    body: bulkFees,
    status: 200,
    answer: z.object({ wilayas: z.array(adminWilaya) }),
    refusals: EDIT_REFUSALS,
  },
  adminCommunes: {
    method: 'GET',
    path: '/admin/wilayas/{id}/communes',
    summary: "A delivery region's communes in French order, each with where it differs from the region",
    caller: 'admin',
    status: 200,
    answer: z.array(adminCommune),
    refusals: [401, 403, 404],
  },
  changeCommune: {
    method: 'PUT',
    guard: 'from',
    path: '/admin/communes/{code}',
    summary:
      'Sets where a commune differs from its region; a null fee is the region’s. With `from`, a commune that has changed since is refused (409)',
    caller: 'admin',
    body: communeFees,
    status: 200,
    answer: adminCommune,
    refusals: EDIT_REFUSALS,
  },
  exportFees: {
    method: 'GET',
    path: '/admin/fees',
    summary: 'The fees of all delivery regions and communes, as CSV (UTF-8 with a byte-order mark) or XLSX',
    caller: 'admin',
    query: z.object(exportFields),
    status: 200,
    produces: ['csv', 'xlsx'],
    answer: z.string(),
    refusals: [401, 403],
  },
  importFees: {
    method: 'POST',
    path: '/admin/fees',
    summary:
      'Sets fees from a CSV of the same columns, all lines or, if one is wrong, none (400). Absent lines stay as they are. With `try=true` it checks only',
    caller: 'admin',
    query: z.object({ try: yesNo }),
    accepts: 'csv',
    body: z.instanceof(Uint8Array),
    status: 200,
    answer: importedFees,
    refusals: [401, 403, 413, 415],
  },
} as const satisfies Record<string, RouteSpec>;
