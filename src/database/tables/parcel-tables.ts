/** Parcels: batches, parcels with their events, decided returns (docs/decisions/0042). Couriers are a collection of Payload's. */
import { sql } from '@payloadcms/db-postgres';
import {
  bigint,
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
import { OPEN_STATES } from '@/domain/parcels/odd';
import { EVENT_SOURCE_NAMES } from '@/domain/parcels/state-of';
import { PARCEL_STATES } from '@/domain/parcels/states';
import { author, literals, moment, signed } from '../columns';
import { idOf, type SchemaHook } from '../schema-hook';
import { SEARCHED_TRACKING } from '../searched';

export const parcelTables: SchemaHook = ({ schema }) => {
  const { orders, couriers } = schema.tables;
  if (!orders || !couriers) throw new Error('The collections orders and couriers must exist.');
  // No cascade: a courier that ever carried a parcel stays (collections/Couriers.ts).
  const courierId = () => integer('courier_id').notNull().references(idOf(couriers));

  /** Parcels that are given to a courier together. */
  const batches = pgTable(
    'parcel_batches',
    {
      id: serial('id').primaryKey(),
      courierId: courierId(),
      createdAt: moment('created_at').notNull().default(sql`now()`),
      ...author,
      handedOverAt: moment('handed_over_at'),
      handedOverBy: text('handed_over_by'),
    },
    (table) => [index('parcel_batches_courier_idx').on(table.courierId, table.id)],
  );
  schema.tables.parcel_batches = batches;

  const parcels = pgTable(
    'parcels',
    {
      id: serial('id').primaryKey(),
      batchId: integer('batch_id')
        .notNull()
        .references(() => batches.id),
      orderId: integer('order_id').notNull().references(idOf(orders)),
      /** the batch's */
      courierId: courierId(),
      /** computed from the events (src/domain/parcels/state-of.ts) */
      state: text('state').notNull(),
      /** the order's latest parcel, the one that orders show. An earlier one is over: its late events move no order. */
      isCurrent: boolean('is_current').notNull().default(true),
      /** what the courier collects */
      codCentimes: bigint('cod_centimes', { mode: 'number' }).notNull(),
      /** the courier's number */
      tracking: text('tracking'),
      /** the courier's own word of the latest event that has one */
      courierWord: text('courier_word'),
      /** a remark for the courier */
      note: text('note'),
      createdAt: moment('created_at').notNull().default(sql`now()`),
      handedOverAt: moment('handed_over_at'),
      deliveredAt: moment('delivered_at'),
      /** of the latest event, or when the parcel was made */
      newsAt: moment('news_at').notNull().default(sql`now()`),
    },
    (table) => [
      check('parcels_state', sql`state IN (${literals(PARCEL_STATES)})`),
      check('parcels_cod', sql`cod_centimes >= 0`),
      // Of two batches with the same order, the second fails here.
      uniqueIndex('parcels_current_idx').on(table.orderId).where(sql`is_current`),
      uniqueIndex('parcels_tracking_idx').on(table.courierId, sql`upper(tracking)`),
      index('parcels_searched_tracking_idx').on(table.courierId, sql.raw(SEARCHED_TRACKING)),
      index('parcels_order_idx').on(table.orderId, table.id),
      index('parcels_batch_idx').on(table.batchId, table.id),
      index('parcels_state_idx').on(table.state, table.id),
      index('parcels_courier_idx').on(table.courierId, table.id),
      index('parcels_courier_state_idx').on(table.courierId, table.state, table.id),
      // Those that may be odd (src/domain/parcels/odd.ts), longest without news first.
      index('parcels_open_idx')
        .on(table.newsAt, table.id, table.state)
        .where(sql`state IN (${literals(OPEN_STATES)})`),
      index('parcels_state_order_idx').on(table.state, table.orderId).where(sql`is_current`),
    ],
  );
  schema.tables.parcels = parcels;

  /**
   * What people and couriers reported. An event is stored before it is applied, and is never changed but for what was not known
   * yet: the parcel of a tracking number, and that it was applied.
   */
  schema.tables.parcel_events = pgTable(
    'parcel_events',
    {
      id: serial('id').primaryKey(),
      courierId: courierId(),
      /** null: no parcel has this tracking number yet */
      parcelId: integer('parcel_id').references(() => parcels.id, { onDelete: 'cascade' }),
      tracking: text('tracking'),
      /** the order's number, as the courier wrote it */
      reference: text('reference'),
      /** identifies the event, so that it counts once; null for most of what people report */
      eventKey: text('event_key'),
      occurredAt: moment('occurred_at').notNull(),
      receivedAt: moment('received_at').notNull().default(sql`now()`),
      state: text('state').notNull(),
      /** the courier's own word */
      word: text('word'),
      source: text('source').notNull(),
      /** null: the courier */
      by: text('by'),
      byId: integer('by_id'),
      note: text('note'),
      reason: text('reason'),
      /** null: stored, and not applied to its parcel yet */
      appliedAt: moment('applied_at'),
    },
    (table) => [
      check('parcel_events_state', sql`state IN (${literals(PARCEL_STATES)})`),
      check('parcel_events_source', sql`source IN (${literals(EVENT_SOURCE_NAMES)})`),
      uniqueIndex('parcel_events_key_idx').on(table.courierId, table.eventKey),
      index('parcel_events_parcel_idx').on(table.parcelId, table.occurredAt, table.id),
      index('parcel_events_unknown_idx').on(table.courierId, sql`upper(tracking)`).where(sql`parcel_id IS NULL`),
      index('parcel_events_waiting_idx').on(table.parcelId).where(sql`applied_at IS NULL AND parcel_id IS NOT NULL`),
    ],
  );

  /** What came back, decided by a person line by line: `lines` is `[{ itemId, restock }]`, with the pieces that are sold again. */
  schema.tables.parcel_returns = pgTable('parcel_returns', {
    parcelId: integer('parcel_id')
      .primaryKey()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    ...signed,
    /** the customer refused it or sent it back; otherwise the courier's fault or the shop's */
    byCustomer: boolean('by_customer').notNull(),
    lines: jsonb('lines').notNull(),
  });

  /**
   * The pieces that an order no longer counts because they were lost with its parcel: it was closed, or is sent again with other
   * pieces. `pieces`: product and quantity. A parcel that is found has no row.
   */
  schema.tables.parcel_losses = pgTable('parcel_losses', {
    parcelId: integer('parcel_id')
      .primaryKey()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    ...signed,
    pieces: jsonb('pieces').notNull(),
  });

  /**
   * Parcels by courier and state, as changes that are summed: a parcel appends in its own transaction, so that parcels do not
   * wait for a shared row (docs/decisions/0015).
   */
  schema.tables.parcel_figures = pgTable(
    'parcel_figures',
    {
      courierId: integer('courier_id').notNull(),
      state: text('state').notNull(),
      isCurrent: boolean('is_current').notNull(),
      parcels: integer('parcels').notNull(),
    },
    (table) => [index('parcel_figures_idx').on(table.courierId, table.state, table.isCurrent)],
  );
  return schema;
};
