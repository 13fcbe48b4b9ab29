/** The database's files: where they are, how they are created, and whether they are complete. */
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

/** The role that initdb creates. The shop uses it only to set up its own role. */
export const SUPERUSER = 'postgres';

export type Cluster = {
  places: Places;
  /** the user PostgreSQL runs as; null for the user that runs the shop */
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
 * @throws {UserFacingError} with the last line that initdb printed
 */
export async function createFiles({ places, owner }: Cluster, superuserPassword: string): Promise<void> {
  if (await hasFiles(places)) return;
  await deleteDrafts(places);
  // Created under another name and renamed when complete, so that an interrupted first start leaves nothing that looks like
  // a database. The name differs each time, since initdb may outlive a start that was killed.
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
    throw new UserFacingError(`The database's files could not be created in ${places.data}: ${lastLineOf(error)}`);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** Deletes what an interrupted first start left. An initdb that still writes there does no harm: nothing reads its files. */
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

function lastLineOf(error: unknown): string {
  const hasOutput = typeof error === 'object' && error !== null && 'stderr' in error;
  return lastLine(hasOutput ? String(error.stderr) : String(error));
}

/** The last line that a program printed, as the reason why it ended. */
export function lastLine(output: string): string {
  return output.trim().split('\n').at(-1)?.trim() || 'no reason given';
}
