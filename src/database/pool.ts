/** The `pg` that Payload's adapter uses, with a pool that survives the loss of its connections. */
import type { postgresAdapter } from '@payloadcms/db-postgres';
import pg from 'pg';

/**
 * PostgreSQL may end any connection: a restart, a failover. `pg` tells so by an 'error' event, and an event that nobody
 * hears ends the process. The query under way fails by itself, the next one opens another connection.
 */
export class SturdyPool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super(options);
    this.on('error', () => undefined);
    this.on('connect', (client) => client.on('error', () => undefined));
  }
}

/** Milliseconds. One slow query or one lock that is never freed must not take the connections from everybody. */
export const PATIENCE = {
  statement_timeout: 30_000,
  lock_timeout: 15_000,
  idle_in_transaction_session_timeout: 60_000,
};

type AdapterPg = NonNullable<Parameters<typeof postgresAdapter>[0]['pg']>;

/** The cast: the adapter brings its own copy of the types of `pg`. */
export const sturdyPg = { ...pg, Pool: SturdyPool } as unknown as AdapterPg;
