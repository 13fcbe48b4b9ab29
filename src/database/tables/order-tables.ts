/** What orders need beside Payload's own tables: money, figures, mails sent on request, indexes for the back office. */
import { sql } from '@payloadcms/db-postgres';
import {
  bigint,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
} from '@payloadcms/db-postgres/drizzle/pg-core';
import { moment } from '../columns';
import { columnOf, idOf, type SchemaHook } from '../schema-hook';
import { SEARCHED_CITY } from '../searched';

/**
 * The total is the sum of all charges (docs/decisions/0034), the subtotal is above zero, and a delivery fee is not negative. The
 * migration `order_charges` creates `order_charges_total`.
 */
const TOTALS = sql`total = order_charges_total(charges)
  AND jsonb_path_exists(charges, '$[*] ? (@.kind == "subtotal" && @.amount > 0)')
  AND NOT jsonb_path_exists(charges, '$[*] ? (@.kind == "delivery" && @.amount < 0)')`;

export const orderTables: SchemaHook = ({ schema, extendTable }) => {
  const { orders, orders_items: items, orders_status_history: history } = schema.tables;
  if (!orders || !items || !history) throw new Error('The collection orders must exist.');
  const orderId = idOf(orders);

  /**
   * Orders and their amounts by day and status, as changes that are summed: each order appends in its own transaction, so
   * that no two wait for one row and every snapshot is exact (src/orders/reading/order-figures.ts).
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
   * Mails about an order's status that the back office asked for. `sent_at` is null until the mail is sent, `failed_at` unless
   * it never will be: the mail server refused it for good, or the order no longer has an address.
   */
  schema.tables.order_mails = pgTable(
    'order_mails',
    {
      id: serial('id').primaryKey(),
      orderId: integer('order_id').notNull().references(orderId, { onDelete: 'cascade' }),
      /** of the order when the mail was asked for; once sent, the one that the mail named */
      status: text('status').notNull(),
      askedAt: moment('asked_at').notNull().default(sql`now()`),
      askedBy: text('asked_by').notNull(),
      sentAt: moment('sent_at'),
      failedAt: moment('failed_at'),
    },
    (table) => [index('order_mails_order_idx').on(table.orderId)],
  );

  /**
   * Pieces of an order that came back and are not sold again, by product. Neither a cancellation gives them back nor does taking
   * the order up again take them (src/orders/status/move-status.ts).
   */
  schema.tables.order_write_offs = pgTable(
    'order_write_offs',
    {
      orderId: integer('order_id').notNull().references(orderId, { onDelete: 'cascade' }),
      // Without a foreign key: the row outlives the product.
      productId: integer('product_id').notNull(),
      quantity: integer('quantity').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.orderId, table.productId] }),
      check('order_write_offs_quantity', sql`quantity > 0`),
    ],
  );

  extendTable({
    table: orders,
    columns: {
      // For instances of the previous version, which run on during an update: a trigger copies between these and the charges.
      // The next migration of orders may drop both with the trigger `orders_previous_version`.
      subtotal: numeric('subtotal').notNull(),
      delivery_price: numeric('delivery_price').notNull(),
      /**
       * The transaction that placed the order. The order of ids is not that of commits: readers who follow new orders ask for
       * those that were not visible to their previous snapshot.
       */
      arrival: bigint('arrival', { mode: 'number' }).notNull().default(sql`(pg_current_xact_id()::text)::bigint`),
      /** the region that the order names by its copy; it outlives a new name of the region. 0: the region was gone already */
      wilaya_id: integer('wilaya_id'),
    },
    extraConfig: (table) => ({
      totals: check('orders_totals', TOTALS),
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
      newestOfRegion: index('orders_wilaya_newest_idx').on(
        columnOf(table, 'wilaya_id'),
        columnOf(table, 'orderDate').desc().nullsFirst(),
        columnOf(table, 'id').desc().nullsFirst(),
      ),
      newestOfSource: index('orders_source_newest_idx').on(
        columnOf(table, 'source'),
        columnOf(table, 'orderDate').desc().nullsFirst(),
        columnOf(table, 'id').desc().nullsFirst(),
      ),
      // Recent orders of a recipient, by telephone and by e-mail (src/orders/placing/recipient-limit.ts). A field may hold several
      // numbers: phone_key has their keys, separated by spaces.
      phone: index('orders_phone_keys_idx')
        .using('gin', sql`string_to_array(phone_key, ' ')`)
        .with({ fastupdate: false }),
      email: index('orders_email_key_idx').on(columnOf(table, 'emailKey'), columnOf(table, 'orderDate')),
      ofPerson: index('orders_customer_phone_key_idx').on(
        columnOf(table, 'customerPhoneKey'),
        columnOf(table, 'orderDate'),
      ),
      arrivals: index('orders_arrival_idx').on(columnOf(table, 'arrival')),
      // Updated at once: a search would otherwise scan all pending entries.
      customer: index('orders_customer_idx')
        .using('gin', sql`customer_folded gin_trgm_ops`)
        .with({ fastupdate: false }),
      city: index('orders_city_idx')
        .using('gin', sql.raw(`${SEARCHED_CITY} gin_trgm_ops`))
        .with({ fastupdate: false }),
    }),
  });
  extendTable({
    table: items,
    extraConfig: (table) => ({
      // The orders of a product.
      ofProduct: index('orders_items_product_idx').on(columnOf(table, 'productId'), columnOf(table, '_parentID')),
    }),
  });
  extendTable({
    table: history,
    extraConfig: (table) => ({
      // The dashboard's latest changes.
      latest: index('orders_status_history_latest_idx').on(
        columnOf(table, 'at').desc().nullsFirst(),
        columnOf(table, '_parentID').desc().nullsFirst(),
        columnOf(table, '_order').desc().nullsFirst(),
      ),
    }),
  });
  return schema;
};
