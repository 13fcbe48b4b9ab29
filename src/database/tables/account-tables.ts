/** Account data outside Payload's tables: sessions, second factors, refresh tokens, mailed tokens, rate limits. */
import { sql } from '@payloadcms/db-postgres';
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core';
import { idOf, type SchemaHook } from '../schema-hook';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const accountTables: SchemaHook = ({ schema }) => {
  const { users } = schema.tables;
  if (!users) throw new Error('The collection users must exist.');
  const userId = idOf(users);

  /** One row for each issued token, by its hash. `session_id` is Payload's. A used token that comes back was stolen (src/accounts). */
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

  /** Mailed tokens for one use: a new password, a new e-mail address. */
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

  /**
   * What Payload's own session rows cannot hold: Payload rewrites them with every save of the account and drops columns that it
   * does not know. For the same reason there is no foreign key to them; the hourly clean-up removes orphans.
   */
  schema.tables.session_details = pgTable(
    'session_details',
    {
      sessionId: text('session_id').primaryKey(),
      userId: integer('user_id').notNull().references(userId, { onDelete: 'cascade' }),
      createdAt: moment('created_at').notNull().default(sql`now()`),
      lastUsedAt: moment('last_used_at').notNull().default(sql`now()`),
      /** when the password (and code) was last entered in this session */
      confirmedAt: moment('confirmed_at').notNull().default(sql`now()`),
      /** wrong passwords entered in this session since the last right one */
      wrongTries: integer('wrong_tries').notNull().default(0),
      address: text('address'),
      agent: text('agent'),
    },
    (table) => [index('session_details_user_idx').on(table.userId)],
  );

  /** Time-based one-time passwords (RFC 6238). Secrets are encrypted with a key derived from PAYLOAD_SECRET. */
  schema.tables.two_factors = pgTable('two_factors', {
    userId: integer('user_id').primaryKey().references(userId, { onDelete: 'cascade' }),
    /** null until the first secret is confirmed by a code */
    secret: text('secret'),
    confirmedAt: moment('confirmed_at'),
    /** the newest time step whose code was used: a code works once */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    /** a secret that is not confirmed by a code yet */
    pendingSecret: text('pending_secret'),
    pendingAt: moment('pending_at'),
    /** wrong codes of unknown browsers since the last right one, and until when such codes are refused unread */
    wrongCodes: integer('wrong_codes').notNull().default(0),
    lockedUntil: moment('locked_until'),
  });

  schema.tables.recovery_codes = pgTable(
    'recovery_codes',
    {
      userId: integer('user_id').notNull().references(userId, { onDelete: 'cascade' }),
      hash: text('hash').notNull(),
      usedAt: moment('used_at'),
    },
    (table) => [primaryKey({ columns: [table.userId, table.hash] })],
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
