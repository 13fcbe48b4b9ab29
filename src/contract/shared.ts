import { z } from 'zod';
import { hasLink } from '@/domain/has-link';
import { asIssue, type Problem, REQUIRED } from '@/domain/problem';
import { isBlank } from '@/domain/text';

/** The body of every refused call. `error` repeats `message`; `details` names the fields at fault. */
export const errorAnswer = z.object({
  message: z.string(),
  error: z.string(),
  details: z.record(z.string(), z.array(z.unknown())).optional(),
});

/** Control characters: a line break in a name would reach the headers of a mail. Only free texts may hold line breaks. */
const CONTROL = /\p{Cc}/u;

/** A text on one line that must hold more than spaces; trimmed. */
export function requiredText(maxLength: number) {
  return z
    .string({ error: asIssue(REQUIRED) })
    .max(maxLength, asIssue({ code: 'tooLong', values: { max: maxLength } }))
    .refine((text) => !isBlank(text), asIssue(REQUIRED))
    .refine((text) => text.isWellFormed() && !CONTROL.test(text), asIssue({ code: 'oddCharacters' }))
    .transform((text) => text.trim());
}

/** A text that stands in mails to an address which nobody has proved yet: no place for a stranger's links. */
export function linkFree(maxLength: number, problem: Problem) {
  return requiredText(maxLength).refine((text) => !hasLink(text), asIssue(problem));
}

/** A text that may be missing or blank; then ''. */
export function optionalText(maxLength: number) {
  return z
    .string(asIssue({ code: 'notText' }))
    .max(maxLength, asIssue({ code: 'tooLong', values: { max: maxLength } }))
    .refine(
      (text) => text.isWellFormed() && !CONTROL.test(text.replace(/[\t\n\r]/g, ' ')),
      asIssue({ code: 'oddCharacters' }),
    )
    .nullish()
    .transform((text) => (text ?? '').trim());
}

/** What the back office and Payload's own calls are told of a request that nobody can read. */

/** An identifier as PostgreSQL keeps it: 1 to 2 147 483 647. */
export const MAX_ID = 2_147_483_647;

export const stockStatus = z.enum(['instock', 'outofstock']);

/** Dinars with at most two decimals. */
export const money = z.number();

/** NaN for what people do not write as a number: "0x10", "1e2". */
export function decimal(value: string | undefined, pattern: RegExp): number {
  return pattern.test((value ?? '').trim()) ? Number(value) : Number.NaN;
}

/** A query parameter: blank counts as absent, anything but a number in range is refused by name. */
export function wholeNumber({
  name,
  min = 1,
  max,
  fallback,
}: {
  name: string;
  min?: number;
  max: number;
  fallback: number;
}) {
  return z
    .string()
    .optional()
    .transform((value) => (isBlank(value) ? fallback : decimal(value, /^\d+$/)))
    .refine(
      (value) => Number.isSafeInteger(value) && value >= min && value <= max,
      asIssue({ code: 'parameterOutOfRange', values: { name, min, max } }),
    );
}

/** What the answer of a list says of its pages. */
export const pageFields = { page: z.number(), total_pages: z.number() };
/** The same, and how many entries there are on all of them. */
export const pagedFields = { ...pageFields, total: z.number() };

const MAX_SEARCH_LENGTH = 200;

/**
 * A text that is searched. Longer ones are cut, not refused: nobody types them, and a pasted page must not fail. No
 * database keeps a zero character, and none is searched.
 */
export const searchText = z
  .string()
  .optional()
  .transform((text) => (text ?? '').replaceAll('\u0000', '').slice(0, MAX_SEARCH_LENGTH).trim());
