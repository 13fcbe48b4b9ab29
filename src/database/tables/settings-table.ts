/** What the owner has set, a row for each value that was changed; the others are as src/shop.ts has them. */
import { jsonb, pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { SchemaHook } from '../schema-hook';

export const settingsTable: SchemaHook = ({ schema }) => {
  schema.tables.settings = pgTable('settings', {
    /** `shop.name` (src/domain/settings/setting-table.ts) */
    path: text('path').primaryKey(),
    /** JSON, also of nothing: `null` */
    value: jsonb('value').notNull(),
    changed_at: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  });
  return schema;
};
