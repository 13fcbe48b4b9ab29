import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UserFacingError } from '../console';
import { isRoot } from './binaries';

const run = promisify(execFile);

export type Owner = { uid: number; gid: number };

/** PostgreSQL refuses to run as root. For root it runs as `postgres`, which is created if necessary, or else as `nobody`. */
export async function databaseOwner(): Promise<Owner | null> {
  if (!isRoot()) return null;
  const owner = (await idsOf('postgres')) ?? (await createUser()) ?? (await idsOf('nobody'));
  if (!owner)
    throw new UserFacingError(
      'As root, PostgreSQL needs a user "postgres" to run as: create one, or set DATABASE_URL.',
    );
  return owner;
}

async function createUser(): Promise<Owner | null> {
  await run('useradd', ['--system', '--no-create-home', '--user-group', 'postgres']).catch(() => undefined);
  return idsOf('postgres');
}

async function idsOf(name: string): Promise<Owner | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}
