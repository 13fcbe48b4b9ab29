/** One run of PostgreSQL's server as a child of this process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { UserFacingError } from '../console';
import { type Cluster, lastLine, programOf } from './cluster';
import { askServer } from './connect';
import { databaseEnvironment } from './database-environment';
import { lifeSignOf, readPostmasterFile } from './former-server';
import { openLifeSign } from './life-sign';

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
  // Of a shop that was killed, the statements under way end soon as well. Windows cannot look for that.
  ...(process.platform === 'win32' ? {} : { client_connection_check_interval: '1s' }),
};

const POLL_MS = 30;
/** Milliseconds without an answer. A server that says that it is recovering is waited for as long as that takes. */
const SILENCE_MS = 60_000;
/** How much of what it says is kept, in characters. */
const KEPT_OUTPUT = 4_000;

export type ServerProcess = {
  /** resolves once the process has ended, with the last line that it said */
  ended: Promise<string>;
  /** a fast shutdown: open transactions are rolled back, the files are left clean */
  stop: () => Promise<void>;
};

/** Starts the server. It answers later, or ends: see `untilAnswering`. */
export async function launch({ places, owner }: Cluster, port: number): Promise<ServerProcess> {
  const sign = await openLifeSign(lifeSignOf(places));
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // PostgreSQL refuses to start if a process has the number that the file of its last run names, whatever process that
  // is by now, unless it is its own or that of its grandparent. `endFormerServer` has made sure that it is not a server.
  const former = await readPostmasterFile(places);
  const child = spawn(programOf(places, 'postgres'), ['-D', places.data, '-p', String(port), ...settings], {
    ...owner,
    cwd: tmpdir(),
    // A group of its own: Ctrl-C in the terminal must reach the shop alone, which then ends the database last.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', sign ? sign.fd : 'ignore'],
    env: databaseEnvironment(former?.pid ? { PG_GRANDPARENT_PID: String(former.pid) } : {}),
  });
  sign?.close();
  const ended = lastWordsOf(child);
  return {
    ended,
    stop: async () => {
      // Does nothing to a process that has ended, whose number may be another's.
      child.kill('SIGINT');
      await ended;
    },
  };
}

function lastWordsOf(child: ChildProcess): Promise<string> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-KEPT_OUTPUT);
  });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    // Not 'close', which would wait for its children as well: they hold the same pipe.
    child.once('exit', () => resolve(lastLine(said)));
  });
}

/**
 * Waits until the server answers queries.
 * @throws {UserFacingError} with its last words if it ended
 */
export async function untilAnswering(server: ServerProcess, address: string): Promise<void> {
  let answeredAt = Date.now();
  while (Date.now() - answeredAt < SILENCE_MS) {
    const answer = await askServer(address);
    const lastWords = await Promise.race([server.ended, pause(answer === 'ready' ? 0 : POLL_MS, null)]);
    if (lastWords !== null) throw new UserFacingError(`The database ended at its start: ${lastWords}`);
    if (answer === 'ready') return;
    if (answer === 'recovering') answeredAt = Date.now();
  }
  throw new UserFacingError('The database did not answer within a minute.');
}
