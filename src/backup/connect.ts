import pg from 'pg';

/** A connection that no limit of the shop's ends: a copy of a table may take minutes. Values are written alike everywhere. */
export async function connectForCopying(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET TimeZone = 'UTC';
    SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres'; SET bytea_output = 'hex'; SET extra_float_digits = 1`);
  return client;
}
