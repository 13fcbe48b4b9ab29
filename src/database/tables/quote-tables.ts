/** Quotes with their lines, whose titles and prices are copies (docs/decisions/0050). */
import { sql } from '@payloadcms/db-postgres';
import {
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from '@payloadcms/db-postgres/drizzle/pg-core';
import { moment } from '../columns';
import { idOf, type SchemaHook } from '../schema-hook';

export const quoteTables: SchemaHook = ({ schema }) => {
  const { orders, users } = schema.tables;
  if (!orders || !users) throw new Error('The collections orders and users must exist.');

  const quotes = pgTable(
    'quotes',
    {
      id: serial('id').primaryKey(),
      /** lets its holder read the quote and order it */
      code: text('code').notNull().unique('quotes_code_idx'),
      createdAt: moment('created_at').notNull().default(sql`now()`),
      /** exclusive */
      validUntil: moment('valid_until').notNull(),
      customerName: text('customer_name').notNull(),
      customerPhone: text('customer_phone').notNull(),
      customerEmail: text('customer_email'),
      companyName: text('company_name'),
      companyRc: text('company_rc'),
      companyNif: text('company_nif'),
      /** folded name and company, and the key of the telephone, for the search of the list */
      searchText: text('search_text').notNull(),
      /** dinars, without delivery */
      subtotal: numeric('subtotal').notNull(),
      /** null for a guest; a deleted account takes its quotes with it */
      accountId: integer('account_id').references(idOf(users), { onDelete: 'cascade' }),
      /** null until it is ordered, which happens once */
      orderedAt: moment('ordered_at'),
      orderId: integer('order_id').references(idOf(orders), { onDelete: 'set null' }),
      /** null if the request had no key (request-keys.ts) */
      idempotencyKey: text('idempotency_key'),
      requestHash: text('request_hash'),
    },
    (table) => [
      uniqueIndex('quotes_key_idx').on(table.idempotencyKey),
      index('quotes_account_idx').on(table.accountId),
      index('quotes_order_idx').on(table.orderId),
      index('quotes_search_idx').using('gin', sql`search_text gin_trgm_ops`),
      check('quotes_subtotal', sql`subtotal > 0`),
    ],
  );
  schema.tables.quotes = quotes;

  schema.tables.quote_items = pgTable(
    'quote_items',
    {
      quoteId: integer('quote_id')
        .notNull()
        .references(() => quotes.id, { onDelete: 'cascade' }),
      position: integer('position').notNull(),
      // Without a foreign key: the line outlives the product.
      productId: integer('product_id').notNull(),
      title: text('title').notNull(),
      reference: text('reference'),
      image: text('image'),
      quantity: integer('quantity').notNull(),
      /** dinars a piece */
      price: numeric('price').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.quoteId, table.position] }),
      check('quote_items_quantity', sql`quantity > 0`),
      check('quote_items_price', sql`price > 0`),
    ],
  );
  return schema;
};
