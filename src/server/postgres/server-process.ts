/** Runs PostgreSQL's server as a child of this process. */
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
  // All queries are short: compiling them would take longer than running them.
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  timezone: 'UTC',
  // Ends the statements of a shop that was killed. Not supported on Windows.
  ...(process.platform === 'win32' ? {} : { client_connection_check_interval: '1s' }),
};

const POLL_MS = 30;
/** Milliseconds without an answer. A server that answers that it is recovering may take as long as it needs. */
const SILENCE_MS = 60_000;
/** Characters of its output that are kept. */
const KEPT_OUTPUT = 4_000;

export type ServerProcess = {
  /** resolves once the process has ended, with the last line that it printed */
  ended: Promise<string>;
  /** fast shutdown: rolls open transactions back and leaves the files clean */
  stop: () => Promise<void>;
};

/** Starts the server's process; see `untilAnswering`. */
export async function launch({ places, owner }: Cluster, port: number): Promise<ServerProcess> {
  const sign = await openLifeSign(lifeSignOf(places));
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // PostgreSQL refuses to start if any process has the number in the file of its last run, unless it is its own or its
  // grandparent's. `endFormerServer` has made sure that this process is not a server on these files.
  const former = await readPostmasterFile(places);
  const child = spawn(programOf(places, 'postgres'), ['-D', places.data, '-p', String(port), ...settings], {
    ...owner,
    cwd: tmpdir(),
    // In its own process group: Ctrl-C must reach the shop only, which ends the database last.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', sign ? sign.fd : 'ignore'],
    env: databaseEnvironment(former?.pid ? { PG_GRANDPARENT_PID: String(former.pid) } : {}),
  });
  sign?.close();
  const ended = lastLineOf(child);
  return {
    ended,
    stop: async () => {
      // Does nothing if the process has ended, so it never signals another one with the same number.
      child.kill('SIGINT');
      await ended;
    },
  };
}

function lastLineOf(child: ChildProcess): Promise<string> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output = `${output}${chunk}`.slice(-KEPT_OUTPUT);
  });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    // Not 'close', which would also wait for its children: they hold the same pipe.
    child.once('exit', () => resolve(lastLine(output)));
  });
}

/**
 * Waits until the server answers queries.
 * @throws {UserFacingError} with the last line that it printed, if it ended
 */
export async function untilAnswering(server: ServerProcess, address: string): Promise<void> {
  let answeredAt = Date.now();
  while (Date.now() - answeredAt < SILENCE_MS) {
    const answer = await askServer(address);
    const lastOutput = await Promise.race([server.ended, pause(answer === 'ready' ? 0 : POLL_MS, null)]);
    if (lastOutput !== null) throw new UserFacingError(`The database stopped while starting: ${lastOutput}`);
    if (answer === 'ready') return;
    if (answer === 'recovering') answeredAt = Date.now();
  }
  throw new UserFacingError('The database did not answer within a minute.');
}
