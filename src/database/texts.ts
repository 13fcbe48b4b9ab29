/** Texts as PostgreSQL can store, list and search them. */
import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

/** PostgreSQL stores neither zero characters nor halves of a surrogate pair. */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

/** Whether PostgreSQL can hold the text as it is: one that it cannot hold names no row. */
export function isStorable(text: string): boolean {
  return storable(text) === text;
}

/** JSON whose texts are storable. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? storable(part) : part));
}

/** Texts as an array of PostgreSQL. */
export function asTexts(texts: readonly string[]): SQL {
  return sql`ARRAY(SELECT jsonb_array_elements_text(${storableJson(texts)}::jsonb))`;
}

/** SQL: a list of literals. Only for values that the code itself names: nothing is escaped. */
export function literalList(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(', ');
}

/** Escapes a text for LIKE, which then finds it literally. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Accents, the signs of Arabic letters, and the stretched ـ: a bracket of a regular expression. */
export const MARKS_SQL = String.raw`'[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]'`;
/** What is no letter or digit of Latin or Arabic script. */
export const OTHERS_SQL = String.raw`'[^a-z0-9\u0621-\u063a\u0641-\u064a\u066e-\u06d3]+'`;

/** SQL: a text as `fold` of src/domain/text.ts compares it, but for ligatures such as œ. Immutable: an index may be made of it. */
export function foldedSql(text: string): string {
  const letters = `regexp_replace(normalize(${text}, NFKD), ${MARKS_SQL}, '', 'g')`;
  return `btrim(regexp_replace(translate(lower(${letters}), 'ٱةى', 'اهي'), ${OTHERS_SQL}, ' ', 'g'))`;
}
