/** The `pg` that Payload's adapter uses, with a pool that survives the loss of its connections. */
import { AsyncResource } from 'node:async_hooks';
import type { postgresAdapter } from '@payloadcms/db-postgres';
import pg from 'pg';
import { currentRequest } from '@/runtime/request-context';
import { DatabaseAwayError } from './errors';
import { isPersonsRead, PERSONS_TIMEOUT_MS } from './persons-reads';

/**
 * PostgreSQL may end any connection: a restart, a failover. `pg` then emits 'error', and without a listener that ends the
 * process. The current query fails by itself; the next one opens another connection.
 */
export class ResilientPool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super(options);
    this.connect = recordingFailures(this);
    this.on('error', () => undefined);
    this.on('connect', (client) => {
      client.on('error', () => undefined);
      client.query = checkingCommits(client);
    });
  }
}

/** Records on the request that it got no connection: libraries ignore the failure, or wrap it beyond recognition. */
function recordingFailures(pool: pg.Pool): pg.Pool['connect'] {
  const connect = pool.connect.bind(pool);
  const noting = (callback?: (error: Error | undefined, ...rest: unknown[]) => void) => {
    const request = currentRequest();
    const note = () => {
      if (request) request.hadNoConnection = true;
    };
    if (!callback) {
      const connecting = connect();
      connecting.catch(note);
      return connecting;
    }
    // A waiting callback is called by the request that gives its connection back, and would run as that one.
    const inOwnContext = AsyncResource.bind(callback);
    return Reflect.apply(connect, pool, [
      (error: Error | undefined, ...rest: unknown[]) => {
        if (error) note();
        inOwnContext(error, ...rest);
      },
    ]);
  };
  // It takes and returns what the original does, whose overloads the compiler cannot follow.
  return noting as typeof pool.connect;
}

/**
 * PostgreSQL answers the COMMIT of a transaction in which a statement failed with ROLLBACK, which `pg` reports as success: code
 * that ignored the failure would confirm what was not stored.
 */
function checkingCommits(client: pg.ClientBase): pg.ClientBase['query'] {
  const query = client.query.bind(client);
  /** why the present transaction can only be rolled back */
  let failure: unknown;
  const watching = (...args: Parameters<typeof query>) => {
    const answer: unknown = isPersonsRead() && !isControl(args[0]) ? queryBriefly(query, args) : query(...args);
    if (!(answer instanceof Promise)) return answer;
    if (isCommit(args[0])) return answer.then((result) => assertKept(result, failure));
    if (isBegin(args[0])) failure = undefined;
    else answer.catch((error: unknown) => (failure ??= error));
    return answer;
  };
  // It takes and returns what the original does, whose overloads the compiler cannot follow.
  return watching as typeof query;
}

type Settled = (error: unknown, result?: unknown) => void;

/** Limits the time of one statement, not of the connection's next user. */
function queryBriefly(query: pg.ClientBase['query'], args: unknown[]): unknown {
  const callback = args.at(-1);
  const run = async (statement: unknown[]) => {
    await query(`SET statement_timeout = ${PERSONS_TIMEOUT_MS}`);
    try {
      return await Reflect.apply(query, undefined, statement);
    } finally {
      // In a failed transaction it fails as well, and ROLLBACK takes the limit back.
      await query('RESET statement_timeout').catch(() => undefined);
    }
  };
  if (typeof callback !== 'function') return run(args);
  const settle = callback as Settled;
  run(args.slice(0, -1)).then((result) => settle(undefined, result), settle);
  return undefined;
}

function isCommit(statement: unknown): boolean {
  return /^commit$/i.test(textOf(statement));
}

/** A statement that controls a transaction reads nothing. */
function isControl(statement: unknown): boolean {
  return /^(begin|commit|rollback|savepoint|release)\b/i.test(textOf(statement));
}

function isBegin(statement: unknown): boolean {
  return /^begin\b/i.test(textOf(statement));
}

function textOf(statement: unknown): string {
  const text = typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement;
  return typeof text === 'string' ? text : '';
}

function assertKept(result: pg.QueryResult, cause: unknown): pg.QueryResult {
  if (result.command === 'ROLLBACK')
    throw new DatabaseAwayError('A transaction in which a statement failed was rolled back.', { cause });
  return result;
}

/** Milliseconds. One slow query, or one lock that is never released, must not occupy all connections. */
export const CONNECTION_TIMEOUTS = {
  statement_timeout: 30_000,
  lock_timeout: 15_000,
  idle_in_transaction_session_timeout: 60_000,
};

type AdapterPg = NonNullable<Parameters<typeof postgresAdapter>[0]['pg']>;

/** Cast because the adapter has its own copy of the types of `pg`. */
export const resilientPg = { ...pg, Pool: ResilientPool } as unknown as AdapterPg;
