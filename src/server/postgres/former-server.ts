/**
 * Ends a database server that a killed shop left behind (docs/decisions/0021). Its process number may be another process's by
 * now, so nothing is signalled: the server is asked over a connection to end itself.
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
import { isServerAlive } from './life-sign';

const POLL_MS = 50;
/** A wait longer than this is reported. */
const NOTICEABLE_MS = 3_000;
/** Longer than the minute within which a server ends itself after its `postmaster.pid` was changed. */
const MAX_WAIT_MS = 90_000;

/** The life sign (life-sign.ts) of the server that runs on these files. */
export function lifeSignOf({ data }: Places): string {
  return `${data}.alive`;
}

/** A number is null if it is missing or unreadable, as when the server was killed while it wrote the file. */
type PostmasterFile = { pid: number | null; port: number | null };

/** Reads the file that the server writes when it starts and deletes when it shuts down. @returns null if there is no file */
export async function readPostmasterFile({ data }: Places): Promise<PostmasterFile | null> {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  return { pid: numberOf(lines[0]), port: numberOf(lines[3]) };
}

/** In single-user mode PostgreSQL writes its process number with a minus. */
function numberOf(line: string | undefined): number | null {
  const number = Math.abs(Number(line));
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

/** `absent`: no such server; `ending`: it is shutting down, or starting and will be asked again; `used`: by another program */
type Answer = 'absent' | 'ending' | 'used';

type Former = {
  places: Places;
  passwords: Passwords;
  /** prints one line for the person at the terminal */
  warn: (text: string) => void;
};

/**
 * Returns once no server runs on the files. The caller holds the folder's lock, so a server that still runs belongs to a dead
 * shop.
 * @throws {UserFacingError} if a server keeps running because it is in use, or because it does not answer this shop
 */
export async function endFormerServer(former: Former): Promise<void> {
  const { places, warn } = former;
  const since = Date.now();
  let answer: Answer = 'absent';
  let isReported = false;
  while (Date.now() - since < MAX_WAIT_MS) {
    const postmaster = await readPostmasterFile(places);
    const isAlive = await isServerAlive(lifeSignOf(places));
    answer = postmaster?.port ? await askToEnd(former, postmaster.port) : 'absent';
    // Without life signs (null), PostgreSQL's own check of its shared memory still refuses a second server.
    if (answer === 'absent' && isAlive !== true) {
      // PostgreSQL does not start while this file lacks its number.
      if (postmaster?.pid === null) await rm(path.join(places.data, 'postmaster.pid'), { force: true });
      return;
    }
    if (!isReported && Date.now() - since > NOTICEABLE_MS) {
      isReported = true;
      warn(
        answer === 'used'
          ? 'Another program uses the database. Waiting for it to end …'
          : 'A database from an earlier start still runs. Waiting for it to end …',
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

/** Asks the server at the port to end itself, if it runs on these files and is not in use. */
async function askToEnd({ places, passwords }: Former, port: number): Promise<Answer> {
  // In folders of earlier versions the shop's own role is the superuser (bring-over.ts).
  for (const address of [superuserAddress(port, passwords), shopAddress(port, passwords)]) {
    try {
      return await withConnection(address, async (client) => {
        if (!(await isServerOf(client, places))) return 'absent';
        if (await isUsed(client)) return 'used';
        await shutDownServer(client, places);
        return 'ending';
      });
    } catch (error) {
      if (isLoginRefused(error)) continue;
      // 57P: it is starting, recovering or shutting down.
      return codeOf(error)?.startsWith('57P') ? 'ending' : 'absent';
    }
  }
  return 'absent';
}

/** True if the server sees a file just created in this folder. Nothing else tells it from the server of a copied folder. */
async function isServerOf(client: pg.Client, { data }: Places): Promise<boolean> {
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

/** A killed shop's connections close within a second or two; any other belongs to a living program. */
async function isUsed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT count(*)::int AS others FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  return rows[0]?.others > 0;
}

/**
 * Makes the server shut down fast. SQL has no statement for that, so the server runs a command. The command's parent serves
 * this connection, and that process's parent is the postmaster. If the postmaster has just died, the number differs from the
 * one in its file, and nothing is signalled.
 */
async function shutDownServer(client: pg.Client, places: Places): Promise<void> {
  const command =
    process.platform === 'win32'
      ? `"${programOf(places, 'pg_ctl')}" stop -D . -m fast -W`
      : [
          'postmaster=$(sed -n "s/^PPid:[^0-9]*//p" /proc/$PPID/status 2>/dev/null || ps -o ppid= -p $PPID)',
          '[ "$((postmaster))" -eq "$(head -n 1 postmaster.pid)" ] && kill -INT "$((postmaster))"',
        ].join('; ');
  await client.query(`COPY (SELECT 1) TO PROGRAM ${client.escapeLiteral(command)}`);
}
