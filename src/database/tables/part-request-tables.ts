/** Requests for parts that visitors did not find, with their pictures until those are deleted. */
import { sql } from '@payloadcms/db-postgres';
import {
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from '@payloadcms/db-postgres/drizzle/pg-core';
import { PART_REQUEST_STATES } from '@/domain/orders/part-requests';
import { literals, moment } from '../columns';
import { idOf, type SchemaHook } from '../schema-hook';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const partRequestTables: SchemaHook = ({ schema }) => {
  const models = schema.tables.boiler_models;
  if (!models) throw new Error('The collection boiler-models must exist.');

  const requests = pgTable(
    'part_requests',
    {
      id: serial('id').primaryKey(),
      createdAt: moment('created_at').notNull().default(sql`now()`),
      /** as typed */
      phone: text('phone').notNull(),
      text: text('text').notNull(),
      modelId: integer('model_id').references(idOf(models), { onDelete: 'set null' }),
      state: text('state').notNull().default('new'),
      /** null if the request had no key (request-keys.ts) */
      idempotencyKey: text('idempotency_key'),
      requestHash: text('request_hash'),
    },
    (table) => [
      check('part_requests_state', sql`state IN (${literals(PART_REQUEST_STATES)})`),
      uniqueIndex('part_requests_key_idx').on(table.idempotencyKey),
      index('part_requests_state_idx').on(table.state, table.id),
      index('part_requests_model_idx').on(table.modelId),
    ],
  );
  schema.tables.part_requests = requests;

  /** In the database and not among the shop's pictures, which everybody may read. */
  schema.tables.part_request_pictures = pgTable(
    'part_request_pictures',
    {
      requestId: integer('request_id')
        .notNull()
        .references(() => requests.id, { onDelete: 'cascade' }),
      /** from 1 */
      position: integer('position').notNull(),
      createdAt: moment('created_at').notNull().default(sql`now()`),
      /** WebP */
      content: bytea('content').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.requestId, table.position] }),
      index('part_request_pictures_created_idx').on(table.createdAt),
    ],
  );
  return schema;
};
