/** Short connections to the server that comes with the shop. */
import pg from 'pg';
import { SUPERUSER } from './cluster';

/** The shop's role, which owns the shop's database and nothing else. */
export const SHOP_ROLE = 'thermopieces';
export const SHOP_DATABASE = 'thermopieces';
/** Milliseconds. The server is on this machine. */
const CONNECT_MS = 5_000;

/** The passwords of the two roles, kept in DATA_DIR/secrets. */
export type Passwords = { shop: string; superuser: string };

type Login = { port: number; user: string; password: string; database: string };

/** For the shop's own connections. */
export function shopAddress(port: number, { shop }: Passwords): string {
  return addressOf({ port, user: SHOP_ROLE, password: shop, database: SHOP_DATABASE });
}

/** For setting the server up. @param database `postgres` exists on every server */
export function superuserAddress(port: number, { superuser }: Passwords, database = 'postgres'): string {
  return addressOf({ port, user: SUPERUSER, password: superuser, database });
}

export function addressOf({ port, user, password, database }: Login): string {
  return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/** Runs work on a connection. @throws what connecting or the work throws, with PostgreSQL's `code` if the server answered */
export async function withConnection<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: CONNECT_MS });
  // A query in progress fails by itself. Without a listener, the event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * `ready`: the server answers queries, or refuses this login; `recovering`: it is starting, recovering or shutting down;
 * `silent`: nothing at this address speaks PostgreSQL's protocol.
 */
export async function askServer(address: string): Promise<'ready' | 'recovering' | 'silent'> {
  try {
    await withConnection(address, async () => undefined);
    return 'ready';
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) return 'silent';
    return error.code?.startsWith('57P') ? 'recovering' : 'ready';
  }
}

/** The code that PostgreSQL or the system gave an error, or null. */
export function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** True if the server does not know the role, or knows another password for it. */
export function isLoginRefused(error: unknown): boolean {
  const code = codeOf(error);
  return code === '28P01' || code === '28000';
}
