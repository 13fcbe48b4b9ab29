/**
 * A server that a shop before this one left behind: killed with kill -9, the shop could not end it. Process numbers say
 * nothing about it, since another process may have them by now; so the server itself is asked, and nothing is signalled.
 */
import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { UserFacingError } from '../console';
import type { Places } from './binaries';
import { programOf } from './cluster';
import { codeOf, isLoginRefused, type Passwords, shopAddress, superuserAddress, withConnection } from './connect';
import { showsLife } from './life-sign';

const POLL_MS = 50;
/** A wait that is worth a word. */
const NOTICEABLE_MS = 3_000;
/** Longer than the minute after which a server ends itself if its file was tampered with. */
const PATIENCE_MS = 90_000;

/** Beside the files, for the processes of the server that runs on them. */
export function lifeSignOf({ data }: Places): string {
  return `${data}.alive`;
}

/** null: missing or unreadable, as if the server was killed while it wrote the file */
type PostmasterFile = { pid: number | null; port: number | null };

/** What the server writes down of itself at its start and deletes at an orderly end. @returns null if there is no file */
export async function readPostmasterFile({ data }: Places): Promise<PostmasterFile | null> {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  return { pid: numberOf(lines[0]), port: numberOf(lines[3]) };
}

/** PostgreSQL's single-user mode writes its number with a minus. */
function numberOf(line: string | undefined): number | null {
  const number = Math.abs(Number(line));
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

/** `absent`: no such server; `ending`: it ends, or starts and will be asked then; `used`: by some other program */
type Answer = 'absent' | 'ending' | 'used';

type Former = {
  places: Places;
  passwords: Passwords;
  /** says one line to the person at the terminal */
  warn: (text: string) => void;
};

/**
 * Returns once no server runs on the files. Only for the holder of the folder's lock: a server that still runs belongs
 * to a shop that is dead.
 * @throws {UserFacingError} if one goes on running: it is used by somebody, or it does not listen to this shop
 */
export async function endFormerServer(former: Former): Promise<void> {
  const { places, warn } = former;
  const since = Date.now();
  let answer: Answer = 'absent';
  let isTold = false;
  while (Date.now() - since < PATIENCE_MS) {
    const found = await readPostmasterFile(places);
    const isAlive = await showsLife(lifeSignOf(places));
    answer = found?.port ? await askToEnd(former, found.port) : 'absent';
    // Where there is no sign of life, PostgreSQL's check of its shared memory is left: it refuses a second server.
    if (answer === 'absent' && isAlive !== true) {
      // PostgreSQL would not start with a file that names no number.
      if (found?.pid === null) await rm(path.join(places.data, 'postmaster.pid'), { force: true });
      return;
    }
    if (!isTold && Date.now() - since > NOTICEABLE_MS) {
      isTold = true;
      warn(
        answer === 'used'
          ? 'Another program uses the database. Waiting for it to end …'
          : 'A database from before still runs. Waiting for it to end …',
      );
    }
    await pause(POLL_MS);
  }
  throw new UserFacingError(
    answer === 'used'
      ? `Another program uses the database in ${places.data}: end that program, then start again.`
      : `A database server that does not answer this shop runs on ${places.data}: end it (its processes are called "postgres"), then start again.`,
  );
}

/** Asks the server at the port to end itself, if it is the one of these files and nobody uses it. */
async function askToEnd({ places, passwords }: Former, port: number): Promise<Answer> {
  // The shop's own role was the superuser in folders that an earlier version made.
  for (const address of [superuserAddress(port, passwords), shopAddress(port, passwords)]) {
    try {
      return await withConnection(address, async (client) => {
        if (!(await runsOn(client, places))) return 'absent';
        if (await isUsed(client)) return 'used';
        await endFromWithin(client, places);
        return 'ending';
      });
    } catch (error) {
      if (isLoginRefused(error)) continue;
      // 57P: it starts, recovers, shuts down, or has just obeyed.
      return codeOf(error)?.startsWith('57P') ? 'ending' : 'absent';
    }
  }
  return 'absent';
}

/** True if the server sees a file that was made in these files just now. A copy of a folder fits in all other respects. */
async function runsOn(client: pg.Client, { data }: Places): Promise<boolean> {
  const name = `proof-${randomUUID()}`;
  const file = path.join(data, name);
  await writeFile(file, '');
  try {
    const { rows } = await client.query('SELECT (pg_stat_file($1, true)).size IS NOT NULL AS seen', [name]);
    return rows[0]?.seen === true;
  } finally {
    await rm(file, { force: true });
  }
}

/** Connections of a shop that was killed are gone within a second or two; other ones belong to somebody who is alive. */
async function isUsed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT count(*)::int AS others FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  return rows[0]?.others > 0;
}

/**
 * A fast shutdown, done by the server: SQL knows no such statement, so it runs a command. The command's parent is the
 * process that serves this connection, and that one's parent is the postmaster, unless it has just died: then the number
 * is not the one in its file.
 */
async function endFromWithin(client: pg.Client, places: Places): Promise<void> {
  const command =
    process.platform === 'win32'
      ? `"${programOf(places, 'pg_ctl')}" stop -D . -m fast -W`
      : [
          'postmaster=$(sed -n "s/^PPid:[^0-9]*//p" /proc/$PPID/status 2>/dev/null || ps -o ppid= -p $PPID)',
          '[ "$((postmaster))" -eq "$(head -n 1 postmaster.pid)" ] && kill -INT "$((postmaster))"',
        ].join('; ');
  await client.query(`COPY (SELECT 1) TO PROGRAM ${client.escapeLiteral(command)}`);
}
