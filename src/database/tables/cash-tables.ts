/** Cash that couriers collect: a ledger, what it adds up to, and what couriers paid (docs/decisions/0043). */
import { sql } from '@payloadcms/db-postgres';
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from '@payloadcms/db-postgres/drizzle/pg-core';
import { CASH_CAUSES, CASH_KINDS } from '@/domain/cash/entries';
import { VERDICTS } from '@/domain/cash/remittance';
import { literals, moment, signed } from '../columns';
import { idOf, type SchemaHook } from '../schema-hook';

const centimes = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** What entries add up to. */
const balance = {
  expected: centimes('expected').default(0),
  collected: centimes('collected').default(0),
  adjustments: centimes('adjustments').default(0),
  outstanding: centimes('outstanding').default(0),
};
const ADDS_UP = sql`expected = collected + outstanding + adjustments`;

export const cashTables: SchemaHook = ({ schema }) => {
  const { couriers, parcels } = schema.tables;
  if (!couriers || !parcels) throw new Error('The collection couriers and the table parcels must exist.');
  const courierId = () => integer('courier_id').references(idOf(couriers));
  const parcelId = () => integer('parcel_id').references(idOf(parcels));

  /** What couriers paid. `reference` is theirs, and may come again once the remittance was reversed. */
  const remittances = pgTable(
    'remittances',
    {
      id: serial('id').primaryKey(),
      courierId: courierId().notNull(),
      reference: text('reference').notNull(),
      date: date('date').notNull(),
      /** what arrived: the lines less the fees */
      centimes: centimes('centimes'),
      fees: centimes('fees'),
      ...signed,
      reversedAt: moment('reversed_at'),
      reversedBy: text('reversed_by'),
      reversedById: integer('reversed_by_id'),
      reason: text('reason'),
    },
    (table) => [
      uniqueIndex('remittances_reference_idx')
        .on(table.courierId, sql`upper(reference)`)
        .where(sql`reversed_at IS NULL`),
      index('remittances_courier_idx').on(table.courierId, table.id),
    ],
  );
  schema.tables.remittances = remittances;

  schema.tables.remittance_lines = pgTable(
    'remittance_lines',
    {
      id: bigserial('id', { mode: 'number' }).primaryKey(),
      remittanceId: integer('remittance_id')
        .notNull()
        .references(() => remittances.id),
      /** in the courier's file, or in the list that was sent */
      line: integer('line').notNull(),
      /** how the courier names the parcel */
      tracking: text('tracking'),
      reference: text('reference'),
      /** null: the courier has no such parcel */
      parcelId: parcelId(),
      /** the parcel of another courier that the line names instead */
      otherParcelId: integer('other_parcel_id').references(idOf(parcels)),
      verdict: text('verdict').notNull(),
      /** what was outstanding; null for an unknown parcel */
      expected: bigint('expected', { mode: 'number' }),
      paid: centimes('paid'),
      fee: centimes('fee'),
    },
    (table) => [
      check('remittance_lines_verdict', sql`verdict IN (${literals(VERDICTS)})`),
      index('remittance_lines_remittance_idx').on(table.remittanceId, table.id),
      index('remittance_lines_parcel_idx').on(table.parcelId),
    ],
  );

  /** The ledger. A trigger refuses every UPDATE, DELETE and TRUNCATE (src/migrations, "cash_entries_guard"). */
  const entries = pgTable(
    'cash_entries',
    {
      id: bigserial('id', { mode: 'number' }).primaryKey(),
      ...signed,
      kind: text('kind').notNull(),
      cause: text('cause').notNull(),
      centimes: centimes('centimes'),
      parcelId: parcelId().notNull(),
      courierId: courierId().notNull(),
      // Its parcel refers to it: a reference here would wait for the order's lock, after the courier's cash was locked.
      orderId: integer('order_id').notNull(),
      remittanceId: integer('remittance_id').references(() => remittances.id),
      reverses: bigint('reverses', { mode: 'number' }).references((): AnyPgColumn => entries.id),
      note: text('note'),
      /** of the request, so that it counts once */
      idempotencyKey: text('idempotency_key'),
      requestHash: text('request_hash'),
    },
    (table) => [
      check('cash_entries_kind', sql`kind IN (${literals(CASH_KINDS)})`),
      check('cash_entries_cause', sql`cause IN (${literals(CASH_CAUSES)})`),
      check('cash_entries_centimes', sql`centimes <> 0`),
      index('cash_entries_parcel_idx').on(table.parcelId, table.id),
      index('cash_entries_at_idx').on(table.at, table.id),
      index('cash_entries_remittance_idx').on(table.remittanceId).where(sql`remittance_id IS NOT NULL`),
      uniqueIndex('cash_entries_reverses_idx').on(table.reverses),
      uniqueIndex('cash_entries_key_idx').on(table.idempotencyKey),
    ],
  );
  schema.tables.cash_entries = entries;

  /** What lines of remittances paid and no parcel collected, until a person settles it: a parcel, or a reason. */
  schema.tables.cash_unallocated = pgTable(
    'cash_unallocated',
    {
      id: serial('id').primaryKey(),
      remittanceId: integer('remittance_id')
        .notNull()
        .references(() => remittances.id),
      courierId: courierId().notNull(),
      line: integer('line').notNull(),
      /** how the courier names the parcel */
      tracking: text('tracking'),
      reference: text('reference'),
      /** the parcel of another courier that the line names */
      otherParcelId: integer('other_parcel_id').references(idOf(parcels)),
      verdict: text('verdict').notNull(),
      centimes: centimes('centimes'),
      settledAt: moment('settled_at'),
      settledBy: text('settled_by'),
      settledById: integer('settled_by_id'),
      /** the parcel that it was for; null if it was closed otherwise */
      parcelId: parcelId(),
      reason: text('reason'),
    },
    (table) => [
      check('cash_unallocated_verdict', sql`verdict IN (${literals(VERDICTS)})`),
      check('cash_unallocated_centimes', sql`centimes > 0`),
      index('cash_unallocated_open_idx').on(table.courierId, table.id).where(sql`settled_at IS NULL`),
      index('cash_unallocated_remittance_idx').on(table.remittanceId),
    ],
  );

  /** The sum of each parcel's entries, written in their transaction (src/cash/write-entries.ts). */
  schema.tables.cash_parcels = pgTable(
    'cash_parcels',
    {
      parcelId: parcelId().primaryKey(),
      courierId: courierId().notNull(),
      /** the parcel's: lists are in its order */
      handedOverAt: moment('handed_over_at'),
      /** whether the parcel has ended */
      isFinal: boolean('is_final').notNull().default(false),
      /** a column, so that the database knows how few there are beside those that owe cash on their way */
      isToSettle: boolean('is_to_settle').generatedAlwaysAs(sql`is_final AND outstanding <> 0`),
      ...balance,
    },
    (table) => [
      check('cash_parcels_adds_up', ADDS_UP),
      index('cash_parcels_open_idx').on(table.handedOverAt, table.parcelId).where(sql`outstanding <> 0`),
      index('cash_parcels_courier_open_idx')
        .on(table.courierId, table.handedOverAt, table.parcelId)
        .where(sql`outstanding <> 0`),
      index('cash_parcels_to_settle_idx').on(table.parcelId).where(sql`is_to_settle`),
    ],
  );

  /** The sum of each courier's entries. Its row is the lock of a courier's cash, taken after every other lock. */
  schema.tables.cash_couriers = pgTable(
    'cash_couriers',
    {
      courierId: courierId().primaryKey(),
      ...balance,
      /** with cash outstanding */
      parcels: integer('parcels').notNull().default(0),
    },
    () => [check('cash_couriers_adds_up', ADDS_UP)],
  );
  return schema;
};
