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
