/** What accounts need beside Payload's own tables: refresh tokens, mailed tokens, counters of calls. */
import type { postgresAdapter } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';
import {
  bigint,
  index,
  integer,
  type PgColumn,
  pgTable,
  text,
  timestamp,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core';

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number];

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const accountTables: SchemaHook = ({ schema }) => {
  const { users } = schema.tables;
  if (!users) throw new Error('The collection users must exist.');
  // Drizzle types the table of an untyped schema without its columns; every collection has an id.
  const userId = () => (users as unknown as { id: PgColumn }).id;

  /** One row for each token given out, by its hash. `session_id` is Payload's; used rows tell a theft (src/accounts). */
  schema.tables.refresh_tokens = pgTable(
    'refresh_tokens',
    {
      hash: text('hash').primaryKey(),
      sessionId: text('session_id').notNull(),
      userId: integer('user_id').notNull().references(userId, { onDelete: 'cascade' }),
      createdAt: moment('created_at').notNull().default(sql`now()`),
      usedAt: moment('used_at'),
    },
    (table) => [
      index('refresh_tokens_session_idx').on(table.sessionId),
      index('refresh_tokens_user_idx').on(table.userId),
    ],
  );

  /** Mailed to somebody, good for one use: another password, another e-mail address. */
  schema.tables.one_time_tokens = pgTable(
    'one_time_tokens',
    {
      hash: text('hash').primaryKey(),
      purpose: text('purpose').notNull(),
      userId: integer('user_id').notNull().references(userId, { onDelete: 'cascade' }),
      /** where it was mailed */
      email: text('email').notNull(),
      expiresAt: moment('expires_at').notNull(),
    },
    (table) => [index('one_time_tokens_user_idx').on(table.userId)],
  );

  /** Written by rate-limiter-flexible, whose columns these are. */
  schema.tables.rate_limits = pgTable(
    'rate_limits',
    {
      key: varchar('key', { length: 255 }).primaryKey(),
      points: integer('points').notNull().default(0),
      expire: bigint('expire', { mode: 'number' }),
    },
    (table) => [index('rate_limits_expire_idx').on(table.expire)],
  );
  return schema;
};
