/** The PostgreSQL that comes with the shop: a real server on the loopback address, its files in DATA_DIR. */
import { createServer } from 'node:net';
import { UserFacingError } from '../console';
import { findPlaces } from './binaries';
import { createFiles } from './cluster';
import { type Passwords, shopAddress, superuserAddress, withConnection } from './connect';
import { endFormerServer, readPostmasterFile } from './former-server';
import { keepRunning } from './keep-running';
import { prepareRoles } from './roles';
import { databaseOwner } from './run-as';
import { launch, untilAnswering } from './server-process';

export type EmbeddedPostgres = {
  connectionString: string;
  /** the folder of the files, if they are not in DATA_DIR */
  movedTo: string | null;
};

type Options = {
  dataDir: string;
  passwords: Passwords;
  /** prints one line for the person at the terminal */
  warn: (text: string) => void;
  /** registers the function that ends the database; called before the database starts */
  onStop: (stop: () => Promise<void>) => void;
  /** the database ended and could not be started again */
  onGivenUp: (reason: unknown) => void;
};

/**
 * Starts the server, and creates its files on the first start. If it ends unexpectedly it is restarted at the same address, so
 * that the pools can reconnect. The caller holds the folder's lock (`claim-folder.ts`).
 * @throws {UserFacingError} if the server cannot be started
 */
export async function startEmbeddedPostgres({ dataDir, passwords, ...options }: Options): Promise<EmbeddedPostgres> {
  const places = await findPlaces({ dataDir });
  const cluster = { places, owner: await databaseOwner() };
  await createFiles(cluster, passwords.superuser);
  let port: number | undefined;
  await keepRunning({
    ...options,
    start: async (onLaunched) => {
      await endFormerServer({ places, passwords, warn: options.warn });
      // Another program may take the port before the server does. Until it has run once, the next try takes another one.
      const candidate = port ?? (await freePort());
      const server = await launch(cluster, candidate);
      await onLaunched(server);
      await untilAnswering(server, superuserAddress(candidate, passwords));
      await prepareRoles(candidate, passwords);
      port = candidate;
    },
  }).catch((error: unknown) => {
    if (error instanceof UserFacingError) throw error;
    throw new UserFacingError(`The database cannot be started: ${error instanceof Error ? error.message : error}.`);
  });
  return { connectionString: shopAddress(port ?? 0, passwords), movedTo: places.isMoved ? places.data : null };
}

/** The database address of the shop that runs on this folder, or null if it cannot be reached. */
export async function joinEmbeddedPostgres(dataDir: string, passwords: Passwords): Promise<string | null> {
  const running = await readPostmasterFile(await findPlaces({ dataDir }));
  if (!running?.port) return null;
  const address = shopAddress(running.port, passwords);
  return withConnection(address, async () => address).catch(() => null);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
