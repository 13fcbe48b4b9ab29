/** What the shop holds about a person, and how it is erased. */
import { z } from 'zod';
import { DATA_KINDS, readPersonKey } from '@/domain/personal-data';
import { asIssue } from '@/domain/problem';
import type { RouteSpec } from '../route-spec';
import { blockText } from '../shared';
import { EDIT_REFUSALS } from './shared';

const NO_KEY = asIssue({ code: 'personKeyExpected' });

/** A telephone in any spelling, or an e-mail address. */
const search = z
  .string(NO_KEY)
  .max(254, NO_KEY)
  .transform((typed, context) => {
    const key = readPersonKey(typed);
    if (key) return key;
    context.addIssue({ code: 'custom', message: NO_KEY });
    return z.NEVER;
  });

const personQuery = z.object({ search });

/** Characters of the reason for an erasure. */
export const MAX_ERASURE_REASON = 500;

const anonymisation = z.object({ search, reason: blockText(MAX_ERASURE_REASON) });

/** A number for each kind: spelled out, as descriptions of calls want it. */
const counts = z.object(
  // The keys are the table's, which `fromEntries` types as texts.
  Object.fromEntries(DATA_KINDS.map((kind) => [kind, z.number()])) as Record<(typeof DATA_KINDS)[number], z.ZodNumber>,
);

const personalData = z.object({
  counts,
  /** who was found, so that nobody else is erased by a slip */
  names: z.array(z.string()),
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  /** usernames of those who can enter the back office, and are not anonymised */
  office_accounts: z.array(z.string()),
  /** what keeps the person from being anonymised */
  open: z.array(z.object({ kind: z.enum(['order', 'parcel', 'return']), id: z.number() })),
});
export type PersonalData = z.infer<typeof personalData>;

const anonymised = z.object({ changed: counts });

export const personalDataRoutes = {
  personalData: {
    method: 'GET',
    path: '/admin/personal-data',
    summary: 'What the shop holds about the owner of a telephone, in any spelling, or an e-mail address, by kind',
    caller: 'admin',
    query: personQuery,
    status: 200,
    answer: personalData,
    refusals: [401, 403],
  },
  personalDataFile: {
    method: 'GET',
    path: '/admin/personal-data/file',
    summary: 'All of it as a file',
    caller: 'admin',
    needsConfirmation: true,
    query: personQuery,
    status: 200,
    answer: z.looseObject({ exported_at: z.string() }),
    refusals: [401, 403, 404],
  },
  anonymise: {
    method: 'POST',
    path: '/admin/personal-data/anonymise',
    summary:
      'Erases a person for ever: the account goes, orders keep amounts and lines. Refused (409) with an open order, parcel or return',
    caller: 'admin',
    needsConfirmation: true,
    body: anonymisation,
    status: 200,
    answer: anonymised,
    refusals: EDIT_REFUSALS,
  },
} as const satisfies Record<string, RouteSpec>;
