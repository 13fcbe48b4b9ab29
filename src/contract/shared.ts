import { z } from 'zod';
import { asIssue, type Problem, REQUIRED } from '@/domain/problem';
import { asSearchText, isBlank } from '@/domain/text';
import type { TextField } from '@/domain/text-field';
import { hasLink } from '@/domain/texts/link-check';
import { hasOddCharacters, hasOddCharactersInLines } from '@/domain/texts/odd-characters';
import { tidyLine } from '@/domain/texts/tidy-text';

/** The body of every refused call. `error` repeats `message`; `details` names the fields at fault. */
export const errorAnswer = z.object({
  message: z.string(),
  error: z.string(),
  details: z.record(z.string(), z.array(z.unknown())).optional(),
});

/** A text of limited length. Nothing else looks at a longer one: it may fill the whole body. */
export function boundedText(maxLength: number, problem: Problem) {
  return z
    .string({ error: asIssue(problem) })
    .max(maxLength, { error: asIssue({ code: 'tooLong', values: { max: maxLength } }), abort: true });
}

/**
 * A text on one line that must hold more than spaces; trimmed, without invisible characters. Control characters are refused: a line
 * break in a name would reach the headers of a mail.
 */
export function requiredText(maxLength: number) {
  return boundedText(maxLength, REQUIRED)
    .refine((text) => !isBlank(text), asIssue(REQUIRED))
    .refine((text) => !hasOddCharacters(text), asIssue({ code: 'oddCharacters' }))
    .transform(tidyLine);
}

/** A required text of the shop's forms; trimmed. */
export function fieldText({ max, refuse = () => null }: TextField) {
  return requiredText(max).superRefine((text, context) => {
    const problem = refuse(text);
    if (problem) context.addIssue({ code: 'custom', message: asIssue(problem) });
  });
}

/**
 * An optional text of the shop's forms, trimmed; undefined if it is blank. A request that leaves it out is then the same request as
 * before the field existed: the hash of its content is (src/orders/placing/earlier-order.ts).
 */
export function optionalFieldText({ max, refuse = () => null }: TextField) {
  return optionalText(max)
    .transform((text) => text || undefined)
    .superRefine((text, context) => {
      const problem = text === undefined ? null : refuse(text);
      if (problem) context.addIssue({ code: 'custom', message: asIssue(problem) });
    });
}

/** A text for mails to an unconfirmed address, where a stranger must not put links. */
export function linkFree(maxLength: number, problem: Problem) {
  return requiredText(maxLength).refine((text) => !hasLink(text), asIssue(problem));
}

/** A text; '' if missing or blank. */
export function optionalText(maxLength: number) {
  return boundedText(maxLength, { code: 'notText' })
    .refine((text) => !hasOddCharactersInLines(text), asIssue({ code: 'oddCharacters' }))
    .nullish()
    .transform((text) => tidyLine(text ?? ''));
}

/** A text of one or more lines that must hold more than spaces; trimmed. */
export function blockText(maxLength: number) {
  return z
    .string({ error: asIssue(REQUIRED) })
    .transform((text) => text.trim())
    .refine((text) => text !== '', asIssue(REQUIRED))
    .refine((text) => text.length <= maxLength, asIssue({ code: 'tooLong', values: { max: maxLength } }))
    .refine((text) => !hasOddCharactersInLines(text), asIssue({ code: 'oddCharacters' }));
}

export { MAX_ID } from '@/domain/ids';

export const STOCK_STATUSES = ['instock', 'outofstock'] as const;
export const stockStatus = z.enum(STOCK_STATUSES);

/** Dinars with at most two decimals. */
export const money = z.number();

/** NaN unless the text matches: `Number` alone accepts "0x10" and "1e2". */
export function decimal(value: string | undefined, pattern: RegExp): number {
  return pattern.test((value ?? '').trim()) ? Number(value) : Number.NaN;
}

/** A whole number as a query parameter, which a description gives as the number that it is. Blank counts as absent. */
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
    )
    .meta({ type: 'integer', minimum: min, maximum: max, default: fallback });
}

/** The pages of a list in its answer. */
export const pageFields = { page: z.number(), total_pages: z.number() };
/** The same with the number of entries on all pages. */
export const pagedFields = { ...pageFields, total: z.number() };

export const searchText = z.string().optional().transform(asSearchText);
