/** What the calls of the back office have in common. */
import { z } from 'zod';
import { MAX_PAGE_SIZE } from '@/domain/pagination';
import { SLUG_MESSAGE } from '@/domain/slug';
import { isBlank } from '@/domain/text';
import { wholeNumber } from '../shared';

/** When a document was saved last (ISO 8601): sent back with an edit, it tells that the edit began with this very copy. */
export const updatedAt = z.string();

/** The `updated_at` of the copy that an edit began with; absent or blank: the edit does not say. */
export const versionSeen = z
  .union(
    [z.iso.datetime({ offset: true }), z.string().refine(isBlank)],
    'updated_at must be a date as the answers give it',
  )
  .nullish()
  .transform((text) => (isBlank(text) ? null : (text ?? null)));

/** A number, or a text that people write for one. Blank: null. */
export function amount(message: string) {
  return z
    .union([z.number(), z.string()], message)
    .nullish()
    .transform((value, context) => {
      if (value === null || value === undefined || (typeof value === 'string' && isBlank(value))) return null;
      const number = typeof value === 'number' || /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : Number.NaN;
      if (Number.isFinite(number)) return number;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
}

/** Which page of a list, and how many entries it has. */
export function pageOf({ limit }: { limit: number }) {
  return {
    page: wholeNumber({ name: 'page', max: 1_000_000, fallback: 1 }),
    limit: wholeNumber({ name: 'limit', max: MAX_PAGE_SIZE, fallback: limit }),
  };
}

/** A field that was left empty is absent. */
export function blankIsAbsent<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (isBlank(value) ? undefined : value), schema.optional());
}

const FLAGS = ['true', 'false', '1', '0', 'on', 'off'] as const;
const FLAG_MESSAGE = 'Must be true or false';
const isTrue = (value: unknown) => value === true || value === 'true' || value === '1' || value === 'on';

/** A yes or no, as forms or JSON write it. */
export const flag = z.union([z.boolean(), z.enum(FLAGS)], FLAG_MESSAGE).transform(isTrue);

/** The same, which is no where it is left out or empty. */
export const tick = z
  .union([z.boolean(), z.enum([...FLAGS, ''])], FLAG_MESSAGE)
  .nullish()
  .transform(isTrue);

/** A slug as it is typed; blank: made from the name. PostgreSQL cannot look for a text with a NUL in it. */
export const typedSlug = z
  .string(SLUG_MESSAGE)
  .refine((text) => !text.includes('\u0000'), SLUG_MESSAGE)
  .nullish();

/** The refusals of every call of the back office that writes. */
export const EDIT_REFUSALS = [401, 403, 404, 409, 413, 415] as const;
