/** A real shop for tests: the real server process with its embedded PostgreSQL and its own data folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIMITED } from '../../../src/domain/limits';
import { isInstalled, RUN } from '../../../src/server/bootstrap/runtime.mjs';
import { freePort } from './free-port';

export const ADMIN = { username: 'admin', password: 'test-admin-password' };

export const UNLIMITED_ADDRESSES = LIMITED.map((limited) => `${limited}.address=100000000/1h`)
  .join(',')
  .concat(',cms.account=off');

/**
 * Settings for a shop that no test kills: its connections do not wait for the disk at COMMIT. Only a crash would lose what it
 * stored.
 */
export const HASTY_COMMITS = { PGOPTIONS: '-c synchronous_commit=off' };

const ROOT = path.resolve(import.meta.dirname, '../../..');

export type Shop = {
  url: string;
  dataDir: string;
  databaseUrl: string;
  /** everything the process printed so far */
  output: () => string;
  /** the process that was started: the server, or its bootstrap */
  pid: number;
  /** resolves with the exit code when that process has ended */
  ended: Promise<number | null>;
  /** SIGTERM, and waits for the end; the data folder stays. @returns the exit code */
  stop: () => Promise<number | null>;
  /** SIGKILL: a crash */
  kill: () => Promise<void>;
  /** stops it if it still runs, and deletes the data folder */
  remove: () => Promise<void>;
};

export type ShopOptions = {
  /** a folder of an earlier shop, to start it again */
  dataDir?: string;
  env?: Record<string, string>;
  /** starts it through the bootstrap, as `npm start` does */
  isBootstrapped?: boolean;
  /** gets what the process prints, also before it is ready */
  onOutput?: (text: string) => void;
};

/** Starts a shop and waits until it is ready. By default it has no demonstration data (SEED=none), only the wilayas. */
export async function startShop(options: ShopOptions = {}): Promise<Shop> {
  const { dataDir, env = {}, isBootstrapped = false, onOutput } = options;
  // The bootstrap would replace the packages that this process runs on.
  if (isBootstrapped && !isInstalled())
    throw new Error(
      'The packages are not those of package-lock.json as `npm start` installs them: run it once, or npm test.',
    );
  const folder = dataDir ?? (await makeDataDir());
  const port = Number(env.PORT ?? (await freePort()));
  const child = spawnServer({ DATA_DIR: folder, PORT: String(port), ...env }, isBootstrapped ? BOOTSTRAP : SERVER);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk;
      onOutput?.(String(chunk));
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  await untilReady({ child, printed: () => printed });
  const stop = async () => {
    child.kill('SIGTERM');
    return ended;
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url: `http://localhost:${port}`,
    dataDir: folder,
    databaseUrl: env.DATABASE_URL ?? (await embeddedUrl(folder)),
    output: () => printed,
    pid: child.pid ?? 0,
    ended,
    stop,
    kill,
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** If root runs the tests, PostgreSQL runs as another user, which may not enter a folder of mode 700. */
export async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'thermopieces-test-'));
  await chmod(folder, 0o755);
  return folder;
}

/** The arguments with which Node runs the server, as in `npm start` after the installation. */
export const SERVER: readonly string[] = [RUN, 'main'];
const BOOTSTRAP = ['src/server/bootstrap/start.mjs'];

/** @param args Node's arguments: `SERVER`, or another program to run with the settings of a shop under test */
export function spawnServer(env: Record<string, string>, args: readonly string[] = SERVER): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      SEED: 'none',
      ADMIN_PASSWORD: ADMIN.password,
      // All tests share one address. The limits by account stay at their defaults.
      RATE_LIMITS: UNLIMITED_ADDRESSES,
      ...env,
    },
  });
}

function untilReady({ child, printed }: { child: ChildProcess; printed: () => string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (/^Ready in /m.test(printed())) resolve();
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) =>
      reject(new Error(`The shop ended with code ${code} before it was ready:\n${printed()}`)),
    );
  });
}

/** The address of the database that a shop started in this folder, as the shop uses it. */
export function embeddedUrl(dataDir: string): Promise<string> {
  return addressOf(dataDir, { user: 'thermopieces', passwordFile: 'database-password', database: 'thermopieces' });
}

/** The same for the server's superuser, for what the shop's role may not read or do. */
export function superuserUrl(dataDir: string, database = 'postgres'): Promise<string> {
  return addressOf(dataDir, { user: 'postgres', passwordFile: 'database-superuser-password', database });
}

async function addressOf(
  dataDir: string,
  { user, passwordFile, database }: { user: string; passwordFile: string; database: string },
): Promise<string> {
  const [password, { port }] = await Promise.all([
    readFile(path.join(dataDir, 'secrets', passwordFile), 'utf8'),
    postmasterOf(dataDir),
  ]);
  return `postgres://${user}:${encodeURIComponent(password.trim())}@127.0.0.1:${port}/${database}`;
}

/** The process number and the port that the folder's database server recorded at its start. */
export async function postmasterOf(dataDir: string): Promise<{ pid: number; port: number }> {
  const lines = (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}
