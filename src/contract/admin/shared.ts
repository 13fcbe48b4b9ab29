/** What several calls of the back office use. */
import { z } from 'zod';
import { MAX_BATCH } from '@/domain/orders/chosen-orders';
import { MAX_PAGE_SIZE } from '@/domain/pagination';
import { asIssue } from '@/domain/problem';
import { isBlank } from '@/domain/text';
import { MAX_ID, wholeNumber } from '../shared';

/** When a document was last saved (ISO 8601). Sent back with an edit, it names the copy that the edit began with. */
export const updatedAt = z.string();

/** The `updated_at` of the copy that an edit began with; absent or blank if the edit does not say. */
export const versionSeen = z
  .union([z.iso.datetime({ offset: true }), z.string().refine(isBlank)], asIssue({ code: 'versionExpected' }))
  .nullish()
  .transform((text) => (isBlank(text) ? null : (text ?? null)));

/** A number, or a text that is one. Blank: null. */
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

/** Lines of an imported file. A request with `Accept: application/x-ndjson` gets such lines first, and last the answer. */
export type ImportProgress = { done: number; total: number };

/** The page of a list, and the entries on a page. */
export function pageOf({ limit }: { limit: number }) {
  return {
    page: wholeNumber({ name: 'page', max: 1_000_000, fallback: 1 }),
    limit: wholeNumber({ name: 'limit', max: MAX_PAGE_SIZE, fallback: limit }),
  };
}

/** A parameter that must be one of the options. */
export function oneOf<const Options extends readonly [string, ...string[]]>(name: string, options: Options) {
  return z.enum(options, asIssue({ code: 'parameterNotOneOf', values: { name, options } }));
}

/** A parameter that is a document's id; null if absent. Numbers beyond the range of ids match no document. */
export function idParameter(name: string) {
  const id = z.string().regex(/^\d{1,10}$/, asIssue({ code: 'parameterNotAnId', values: { name } }));
  return blankIsAbsent(id).transform((value) => (value === undefined ? null : Math.min(Number(value), MAX_ID)));
}

/** `1,2,3`, at most as many as a batch has; null if absent. */
export function idsParameter(name: string) {
  const ids = z
    .string()
    .refine(
      (text) => /^\d{1,10}(,\d{1,10})*$/.test(text) && text.split(',').length <= MAX_BATCH,
      asIssue({ code: 'parameterNotAnId', values: { name } }),
    );
  return blankIsAbsent(ids).transform((text) =>
    text === undefined ? null : [...new Set(text.split(',').map((id) => Math.min(Number(id), MAX_ID)))],
  );
}

/** A parameter that is a day, YYYY-MM-DD; null if absent. PostgreSQL has no year 0. */
export function day(name: string) {
  const message = asIssue({ code: 'parameterNotADay', values: { name } });
  const given = z.iso.date(message).refine((text) => !text.startsWith('0000'), message);
  return blankIsAbsent(given).transform((value) => value ?? null);
}

/** A parameter that is a day of the shop's own calendar, or a moment (ISO 8601); null if absent. */
export function dayOrMoment(name: string) {
  const message = asIssue({ code: 'parameterNotAMoment', values: { name } });
  const given = z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], message)
    .refine((text) => !text.startsWith('0000'), message);
  return blankIsAbsent(given).transform((value) => value ?? null);
}

/**
 * Whether the moment of a text in ISO 8601 has a year that PostgreSQL reads as JavaScript writes it, by any clock: it has no year 0,
 * and JavaScript signs years of more than four digits. A moment at its end may be moved to the next morning.
 */
export function isStorableMoment(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  return year >= 1 && year < 9999;
}

/** An empty field counts as absent. */
export function blankIsAbsent<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (isBlank(value) ? undefined : value), schema.optional());
}

const FLAGS = ['true', 'false', '1', '0', 'on', 'off'] as const;
const FLAG_MESSAGE = asIssue({ code: 'flagExpected' });
const isTrue = (value: unknown) => value === true || value === 'true' || value === '1' || value === 'on';

/** A yes or no, as forms or JSON write it. */
export const flag = z.union([z.boolean(), z.enum(FLAGS)], FLAG_MESSAGE).transform(isTrue);

/** The same; false if absent or empty. */
export const yesNo = z
  .union([z.boolean(), z.enum([...FLAGS, ''])], FLAG_MESSAGE)
  .nullish()
  .transform(isTrue);

const SLUG_MESSAGE = asIssue({ code: 'slugCharacters' });

/** A slug as typed; a blank one is made from the name. PostgreSQL cannot look for a text that contains NUL. */
export const typedSlug = z
  .string(SLUG_MESSAGE)
  .refine((text) => !text.includes('\u0000'), SLUG_MESSAGE)
  .nullish();

/** The refusals of every call of the back office that writes. */
export const EDIT_REFUSALS = [401, 403, 404, 409, 413, 415] as const;
