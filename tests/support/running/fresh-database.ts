/** Separate databases on the shared shop's PostgreSQL server, and a way to disconnect one for a while. */
import { randomUUID } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { inject } from 'vitest';
import { HASTY_COMMITS, type Shop, startShop, superuserUrl } from './shop';

/** An empty database on the shared shop's server. @returns its address and how to drop it */
export async function freshDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(inject('shop').databaseUrl);
  await administer(`CREATE DATABASE ${name} OWNER ${url.username}`);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/**
 * An empty shop for one test, on a new database of the shared shop's server. It starts in half the time that a shop with its
 * own server needs.
 */
export async function startShopBeside(env: Record<string, string> = {}): Promise<Shop> {
  const database = await freshDatabase();
  const shop = await startShop({ env: { DATABASE_URL: database.url, DATABASE_POOL: '10', ...HASTY_COMMITS, ...env } });
  const remove = async () => {
    await shop.remove();
    await database.drop();
  };
  return { ...shop, remove };
}

/** Runs as the server's superuser: the shop's role may not create databases. */
async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: await superuserUrl(inject('shop').dataDir) });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export type Detour = {
  /** the database's address through the detour */
  url: string;
  /** breaks every connection and refuses new ones, like a stopped database server */
  close: () => Promise<void>;
  /** lets connections through again, at the same address */
  open: () => Promise<void>;
};

/** A TCP proxy to the database that a test can close. */
export async function openDetour(databaseUrl: string): Promise<Detour> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let port = 0;
  const server = createServer((socket) => {
    const onward = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const open = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        const address = server.address();
        port = typeof address === 'object' && address ? address.port : port;
        resolve();
      });
    });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await open();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return { url: url.href, close, open };
}
