/** Shared by the files that add columns and tables to Payload's schema. */
import type { postgresAdapter } from '@payloadcms/db-postgres';
import type { ExtraConfigColumn, PgColumn } from '@payloadcms/db-postgres/drizzle/pg-core';

export type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number];

/**
 * A column of one of Payload's tables, for an index on it. Drizzle types the tables of an untyped schema without their
 * columns, so a wrong name is found at the start and not by the compiler.
 */
export function columnOf(table: Record<string, unknown>, name: string): ExtraConfigColumn {
  const column = table[name];
  if (!column) throw new Error(`There is no column ${name}.`);
  // Drizzle passes such columns to `extraConfig`.
  return column as ExtraConfigColumn;
}

/** The id of one of Payload's tables, for a foreign key. Every collection has one, which the types do not say. */
export function idOf(table: object): () => PgColumn {
  return () => (table as { id: PgColumn }).id;
}
