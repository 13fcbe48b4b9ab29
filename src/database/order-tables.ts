/** What orders need beside Payload's own tables: figures, mails sent on request, indexes for the back office's list. */
import type { postgresAdapter } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';
import {
  bigint,
  date,
  index,
  integer,
  type PgColumn,
  pgTable,
  serial,
  text,
  timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core';
import { columnOf } from './column-of';

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number];

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const orderTables: SchemaHook = ({ schema, extendTable }) => {
  const { orders } = schema.tables;
  if (!orders) throw new Error('The collection orders must exist.');
  // Drizzle types the table of an untyped schema without its columns; every collection has an id.
  const orderId = () => (orders as unknown as { id: PgColumn }).id;

  /**
   * Orders and their amounts by day and status, as changes that are summed: each order appends in its own transaction, so
   * that no two wait for one row and every snapshot is exact (src/orders/order-figures.ts).
   */
  schema.tables.order_figures = pgTable(
    'order_figures',
    {
      day: date('day').notNull(),
      status: text('status').notNull(),
      orders: integer('orders').notNull(),
      centimes: bigint('centimes', { mode: 'number' }).notNull(),
    },
    (table) => [index('order_figures_day_idx').on(table.day, table.status)],
  );

  /**
   * Mails about an order's status that somebody of the back office asked for. `sent_at` is null until it is sent,
   * `failed_at` unless it never will be: the mail server refused it for good, or there is no address any more.
   */
  schema.tables.order_mails = pgTable(
    'order_mails',
    {
      id: serial('id').primaryKey(),
      orderId: integer('order_id').notNull().references(orderId, { onDelete: 'cascade' }),
      /** when it was asked for, until it is sent: then the one it told */
      status: text('status').notNull(),
      askedAt: moment('asked_at').notNull().default(sql`now()`),
      askedBy: text('asked_by').notNull(),
      sentAt: moment('sent_at'),
      failedAt: moment('failed_at'),
    },
    (table) => [index('order_mails_order_idx').on(table.orderId)],
  );

  extendTable({
    table: orders,
    extraConfig: (table) => ({
      // nullsFirst is PostgreSQL's own default for DESC; without it no ORDER BY … DESC can use the index.
      newest: index('orders_newest_idx').on(
        columnOf(table, 'orderDate').desc().nullsFirst(),
        columnOf(table, 'id').desc().nullsFirst(),
      ),
      newestOfStatus: index('orders_status_newest_idx').on(
        columnOf(table, 'status'),
        columnOf(table, 'orderDate').desc().nullsFirst(),
        columnOf(table, 'id').desc().nullsFirst(),
      ),
      dearest: index('orders_total_idx').on(
        columnOf(table, 'total').desc().nullsFirst(),
        columnOf(table, 'id').desc().nullsFirst(),
      ),
      // How many orders somebody was given of late, by telephone and by e-mail (src/orders/recipient-limit.ts).
      // A field may hold several numbers: phone_key has their keys, separated by spaces.
      phone: index('orders_phone_keys_idx')
        .using('gin', sql`string_to_array(phone_key, ' ')`)
        .with({ fastupdate: false }),
      email: index('orders_email_key_idx').on(columnOf(table, 'emailKey'), columnOf(table, 'orderDate')),
      // Kept in order at once: a search would otherwise look through all that waits to be filed.
      customer: index('orders_customer_idx')
        .using('gin', sql`customer_folded gin_trgm_ops`)
        .with({ fastupdate: false }),
    }),
  });
  return schema;
};
