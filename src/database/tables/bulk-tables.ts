/** Changes of many products at once: what was previewed, what became of each product, and what undoing them gives back. */
import { sql } from '@payloadcms/db-postgres';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from '@payloadcms/db-postgres/drizzle/pg-core';
import { author, literals, moment } from '../columns';
import type { SchemaHook } from '../schema-hook';

/** Previewed, being applied, applied, being taken back or taken back. */
export const BULK_STATES = ['planned', 'open', 'done', 'undone'] as const;
export type BulkState = (typeof BULK_STATES)[number];

export const bulkTables: SchemaHook = ({ schema }) => {
  const edits = pgTable(
    'product_bulk_edits',
    {
      id: serial('id').primaryKey(),
      state: text('state').notNull(),
      /** a `BulkChange` */
      change: jsonb('change').notNull(),
      /** hash of selection and change: a preview is applied with these alone */
      contentHash: text('content_hash').notNull(),
      createdAt: moment('created_at').notNull().default(sql`now()`),
      doneAt: moment('done_at'),
      ...author,
      /** null for a preview, and for a request without a key (request-keys.ts) */
      idempotencyKey: text('idempotency_key'),
      requestHash: text('request_hash'),
    },
    (table) => [
      check('product_bulk_edits_state', sql`state IN (${literals(BULK_STATES)})`),
      uniqueIndex('product_bulk_edits_key_idx').on(table.idempotencyKey),
      index('product_bulk_edits_created_idx').on(table.createdAt),
    ],
  );
  schema.tables.product_bulk_edits = edits;

  schema.tables.product_bulk_rows = pgTable(
    'product_bulk_rows',
    {
      editId: integer('edit_id')
        .notNull()
        .references(() => edits.id, { onDelete: 'cascade' }),
      /** no reference: the row says that its product is gone */
      productId: integer('product_id').notNull(),
      /** in the order of the list */
      place: integer('place').notNull(),
      /** the product's version that the preview was made from; null without a preview */
      seen: moment('seen'),
      /** null while it waits; changed, unchanged, refused; after undoing, undone or kept */
      outcome: text('outcome'),
      /** the values that were changed, and what they became */
      before: jsonb('before'),
      after: jsonb('after'),
      /** the product's version afterwards */
      version: moment('version'),
      /** why it was refused or kept */
      problem: jsonb('problem'),
    },
    (table) => [
      primaryKey({ columns: [table.editId, table.productId] }),
      index('product_bulk_rows_outcome_idx').on(table.editId, table.outcome, table.place),
    ],
  );
  return schema;
};

/** Previews are kept for a day, what was applied, with its key, for a week. */
export const DELETE_OLD_BULK_EDITS = `
  DELETE FROM product_bulk_edits
  WHERE created_at < now() - CASE state WHEN 'planned' THEN interval '1 day' ELSE interval '7 days' END`;
