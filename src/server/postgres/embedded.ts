/** The PostgreSQL that comes with the shop: a real server on the loopback address, its files in DATA_DIR. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { UserFacingError } from '../user-facing-error';
import { findPlaces, type Places } from './binaries';
import { databaseOwner, type Owner } from './run-as';

const run = promisify(execFile);

const USER = 'thermopieces';
const DATABASE = 'thermopieces';
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '120',
  shared_buffers: '256MB',
  work_mem: '16MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  // Short queries only: compiling them takes longer than running them.
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  timezone: 'UTC',
};

export type EmbeddedPostgres = {
  connectionString: string;
  /** where the files are, and whether that is not DATA_DIR */
  places: Places;
  stop: () => Promise<void>;
  /** calls back where it ends without having been told to */
  onUnexpectedEnd: (tell: () => void) => void;
};

/** Starts it, creating its files on the first start. `stop` ends it; one that another live server runs is only joined. */
export async function startEmbeddedPostgres({
  dataDir,
  password,
}: {
  dataDir: string;
  password: string;
}): Promise<EmbeddedPostgres> {
  const places = await findPlaces({ dataDir });
  const owner = await databaseOwner();
  const running = await runningPort(places);
  if (running !== null && (await hasLiveKeeper(places))) {
    const connectionString = address(running, password);
    return { connectionString, places, stop: async () => undefined, onUnexpectedEnd: () => undefined };
  }
  if (running !== null) await stopOrphan(places, owner);

  await createFiles({ places, owner, password });
  const port = await freePort();
  const child = launch({ places, owner, port });
  await writeFile(keeperFile(places), String(process.pid));
  const connectionString = address(port, password);
  try {
    await waitUntilReady({ child, connectionString });
  } catch (error) {
    await stop(child);
    throw error;
  }
  let isWanted = true;
  return {
    connectionString,
    places,
    stop: () => {
      isWanted = false;
      return stop(child);
    },
    onUnexpectedEnd: (tell) => child.once('exit', () => isWanted && tell()),
  };
}

function address(port: number, password: string): string {
  return `postgres://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${DATABASE}`;
}

function program(places: Places, name: string): string {
  return path.join(places.programs, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

async function createFiles({ places, owner, password }: { places: Places; owner: Owner | null; password: string }) {
  if (await readFile(path.join(places.data, 'PG_VERSION')).catch(() => null)) return;
  // Made under another name and renamed when complete: an interrupted first start leaves nothing that looks like a database.
  const draft = `${places.data}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const passwordFile = path.join(tmpdir(), `thermopieces-${process.pid}-${Date.now()}`);
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (owner) {
    await chown(draft, owner.uid, owner.gid);
    await chown(passwordFile, owner.uid, owner.gid);
  }
  try {
    const args = [
      '-D',
      draft,
      '-U',
      USER,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
    ];
    await run(program(places, 'initdb'), args, { ...owner, cwd: tmpdir(), env: { ...process.env, LC_ALL: 'C' } });
    await rename(draft, places.data);
  } catch (error) {
    throw new UserFacingError(`The database's files could not be created in ${places.data}: ${lastLine(error)}`);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

function launch({ places, owner, port }: { places: Places; owner: Owner | null; port: number }): ChildProcess {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(program(places, 'postgres'), ['-D', places.data, '-p', String(port), ...settings], {
    ...owner,
    cwd: tmpdir(),
    // A group of its own: Ctrl-C in the terminal must reach the shop alone, which then ends the database last.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  });
  return child;
}

/** Waits for the first answered query. Until the database of the shop exists, it is made. */
async function waitUntilReady({ child, connectionString }: { child: ChildProcess; connectionString: string }) {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-4_000);
  });
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new UserFacingError(`The database ended at its start: ${lastLine({ stderr: said })}`);
    const state = await tryConnect(connectionString);
    if (state === 'ready') return;
    if (state === 'no-database') await createDatabase(connectionString);
    else await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new UserFacingError('The database did not answer within a minute.');
}

async function tryConnect(connectionString: string): Promise<'ready' | 'no-database' | 'starting'> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === '3D000' ? 'no-database' : 'starting';
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(connectionString: string) {
  const server = new URL(connectionString);
  server.pathname = '/postgres';
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** A fast shutdown: open transactions are rolled back, the files are left clean. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGINT');
  await ended;
}

/** @returns the port of a server that runs on these files, or null */
async function runningPort(places: Places): Promise<number | null> {
  const lines = (await readFile(path.join(places.data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 && isAlive(pid) ? port : null;
}

/** The server process that started the database, so that the next start tells a neighbour from an orphan. */
function keeperFile(places: Places): string {
  return path.join(path.dirname(places.data), 'postgres.keeper');
}

async function hasLiveKeeper(places: Places): Promise<boolean> {
  const pid = Number(await readFile(keeperFile(places), 'utf8').catch(() => '0'));
  return pid > 0 && pid !== process.pid && isAlive(pid);
}

/** A database whose shop was killed: ended cleanly, so that its files can be opened again. */
async function stopOrphan(places: Places, owner: Owner | null): Promise<void> {
  await run(program(places, 'pg_ctl'), ['stop', '-D', places.data, '-m', 'fast', '-w'], { ...owner, cwd: tmpdir() });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
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

function lastLine(error: unknown): string {
  const stderr =
    typeof error === 'object' && error !== null && 'stderr' in error ? String(error.stderr) : String(error);
  return stderr.trim().split('\n').at(-1) ?? 'no reason given';
}
