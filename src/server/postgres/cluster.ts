/** The files of the database: where they are, how they are made, what tells that they are complete. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { UserFacingError } from '../console';
import type { Places } from './binaries';
import { databaseEnvironment } from './database-environment';
import type { Owner } from './run-as';

const run = promisify(execFile);

/** The role that initdb makes. The shop uses it to set up its own role, and for nothing else. */
export const SUPERUSER = 'postgres';

export type Cluster = {
  places: Places;
  /** who PostgreSQL runs as; null: the user that runs the shop */
  owner: Owner | null;
};

export function programOf({ programs }: Places, name: string): string {
  return path.join(programs, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/** True if the files are there and complete. */
export async function hasFiles({ data }: Places): Promise<boolean> {
  return (await readFile(path.join(data, 'PG_VERSION')).catch(() => null)) !== null;
}

/**
 * Creates the files on the first start.
 * @throws {UserFacingError} with the last words of initdb
 */
export async function createFiles({ places, owner }: Cluster, superuserPassword: string): Promise<void> {
  if (await hasFiles(places)) return;
  await deleteDrafts(places);
  // Made under another name and renamed when complete: an interrupted first start leaves nothing that looks like a
  // database. A name of its own each time, since initdb may outlive a start that was killed.
  const draft = `${draftsOf(places)}-${randomBytes(4).toString('hex')}`;
  const passwordFile = `${draft}.password`;
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, superuserPassword, { mode: 0o600 });
  if (owner) {
    await chown(draft, owner.uid, owner.gid);
    await chown(passwordFile, owner.uid, owner.gid);
  }
  try {
    const args = ['-D', draft, '-U', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    await run(programOf(places, 'initdb'), [...args, '--encoding=UTF8', '--locale=C'], {
      ...owner,
      cwd: tmpdir(),
      env: databaseEnvironment(),
    });
    await rename(draft, places.data);
  } catch (error) {
    throw new UserFacingError(`The database's files could not be created in ${places.data}: ${lastWords(error)}`);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** What an interrupted first start left. An initdb that still writes there is not waited for: nobody will read it. */
async function deleteDrafts(places: Places): Promise<void> {
  const folder = path.dirname(places.data);
  const names = await readdir(folder).catch(() => []);
  const drafts = names.filter((name) => name.startsWith(path.basename(draftsOf(places))));
  for (const name of drafts) {
    await rm(path.join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function draftsOf({ data }: Places): string {
  return `${data}.new`;
}

function lastWords(error: unknown): string {
  const isOfProgram = typeof error === 'object' && error !== null && 'stderr' in error;
  return lastLine(isOfProgram ? String(error.stderr) : String(error));
}

/** The last line of what a program said, as the reason of its end. */
export function lastLine(output: string): string {
  return output.trim().split('\n').at(-1)?.trim() || 'no reason given';
}
