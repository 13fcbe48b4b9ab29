/** What the calls of the back office have in common. */
import { z } from 'zod';
import { isBlank } from '@/domain/text';

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

/** The refusals of every call of the back office that writes. */
export const EDIT_REFUSALS = [401, 403, 404, 409, 413, 415] as const;
