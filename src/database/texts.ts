/** Texts from files and forms, as PostgreSQL can keep them. */
import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

/** PostgreSQL keeps neither zero characters in texts nor halves of a character. */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

/** JSON of what such texts are part of. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? storable(part) : part));
}

/** A list of texts as an array of PostgreSQL's. */
export function asTexts(texts: readonly string[]): SQL {
  return sql`ARRAY(SELECT jsonb_array_elements_text(${storableJson(texts)}::jsonb))`;
}
