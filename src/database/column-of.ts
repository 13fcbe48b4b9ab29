import type { ExtraConfigColumn } from '@payloadcms/db-postgres/drizzle/pg-core';

/**
 * A column of one of Payload's tables, for an index on it. Drizzle types the tables of an untyped schema without their
 * columns: a wrong name is told at the start instead.
 */
export function columnOf(table: Record<string, unknown>, name: string): ExtraConfigColumn {
  const column = table[name];
  if (!column) throw new Error(`There is no column ${name}.`);
  // What drizzle gives to `extraConfig` are such columns.
  return column as ExtraConfigColumn;
}
