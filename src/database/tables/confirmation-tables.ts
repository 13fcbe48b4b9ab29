/** The confirmation of orders by telephone: its state, calls, notes, amendments, blocked customers (docs/decisions/0041). */
import { sql } from '@payloadcms/db-postgres';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from '@payloadcms/db-postgres/drizzle/pg-core';
import { CALL_RESULTS } from '@/domain/confirmation/calls';
import { CONFIRMATION_STATES } from '@/domain/confirmation/states';
import { literals, moment, signed } from '../columns';
import { idOf, type SchemaHook } from '../schema-hook';

export const confirmationTables: SchemaHook = ({ schema }) => {
  const { orders } = schema.tables;
  if (!orders) throw new Error('The collection orders must exist.');
  const orderId = idOf(orders);
  const ofOrder = () => integer('order_id').notNull().references(orderId, { onDelete: 'cascade' });

  /** One row for each order that was worked on. An order without a row is in the state that follows from its status. */
  schema.tables.order_confirmations = pgTable(
    'order_confirmations',
    {
      orderId: integer('order_id').primaryKey().references(orderId, { onDelete: 'cascade' }),
      state: text('state').notNull(),
      /** calls without an answer since the order was last put back to 'to-confirm' */
      attempts: integer('attempts').notNull().default(0),
      /** null: out of the queue */
      nextCallAt: moment('next_call_at'),
      claimedBy: text('claimed_by'),
      claimedById: integer('claimed_by_id'),
      claimedUntil: moment('claimed_until'),
    },
    (table) => [
      check('order_confirmations_state', sql`state IN (${literals(CONFIRMATION_STATES)})`),
      index('order_confirmations_next_call_idx').on(table.nextCallAt).where(sql`next_call_at IS NOT NULL`),
      index('order_confirmations_state_idx').on(table.state, table.orderId),
      // The live claims, among those that ended by themselves.
      index('order_confirmations_claimed_idx').on(table.claimedUntil).where(sql`claimed_until IS NOT NULL`),
    ],
  );

  /**
   * How many orders are in each of these, as changes that are summed, written by triggers on both tables
   * (src/migrations, "order_counts_triggers").
   */
  schema.tables.order_counts = pgTable('order_counts', {
    status: text('status').notNull(),
    source: text('source').notNull(),
    wilayaId: integer('wilaya_id'),
    confirmation: text('confirmation').notNull(),
    orders: integer('orders').notNull(),
  });

  schema.tables.order_calls = pgTable(
    'order_calls',
    {
      id: serial('id').primaryKey(),
      orderId: ofOrder(),
      ...signed,
      result: text('result').notNull(),
      note: text('note'),
      callAgainAt: moment('call_again_at'),
      /** whether the call changed the order; null until that is decided: a call is stored before it is applied */
      isApplied: boolean('is_applied'),
      idempotencyKey: text('idempotency_key'),
      requestHash: text('request_hash'),
    },
    (table) => [
      check('order_calls_result', sql`result IN (${literals(CALL_RESULTS)})`),
      index('order_calls_order_idx').on(table.orderId, table.id),
      uniqueIndex('order_calls_key_idx').on(table.orderId, table.idempotencyKey),
    ],
  );

  schema.tables.order_notes = pgTable(
    'order_notes',
    { id: serial('id').primaryKey(), orderId: ofOrder(), ...signed, text: text('text').notNull() },
    (table) => [index('order_notes_order_idx').on(table.orderId, table.id)],
  );

  /** What customers changed by telephone: `changes` is `{ field: [before, after] }`. */
  schema.tables.order_amendments = pgTable(
    'order_amendments',
    {
      id: serial('id').primaryKey(),
      orderId: ofOrder(),
      ...signed,
      reason: text('reason').notNull(),
      changes: jsonb('changes').notNull(),
    },
    (table) => [
      index('order_amendments_order_idx').on(table.orderId, table.id),
      // Counted for the number of customers.
      index('order_amendments_phone_idx').on(table.id).where(sql`changes ? 'customer_phone'`),
    ],
  );

  /** Telephones that may not order online. */
  schema.tables.customer_blocks = pgTable('customer_blocks', {
    /** E.164 */
    phoneKey: text('phone_key').primaryKey(),
    ...signed,
    reason: text('reason').notNull(),
    /** null: until it is lifted */
    until: moment('until'),
  });
  return schema;
};
