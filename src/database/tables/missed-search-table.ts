/** Searches that found nothing, counted by day, without the visitors' names (docs/decisions/0051). */
import { sql } from '@payloadcms/db-postgres';
import { check, date, integer, pgTable, primaryKey, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { SchemaHook } from '../schema-hook';

export const missedSearchTable: SchemaHook = ({ schema }) => {
  schema.tables.missed_searches = pgTable(
    'missed_searches',
    {
      /** by the shop's clock */
      day: date('day').notNull(),
      /** in lower case, with single spaces */
      text: text('text').notNull(),
      searches: integer('searches').notNull(),
    },
    (table) => [
      primaryKey({ name: 'missed_searches_pkey', columns: [table.day, table.text] }),
      check('missed_searches_searches', sql`searches >= 1`),
    ],
  );
  return schema;
};
