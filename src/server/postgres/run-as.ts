import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UserFacingError } from '../console';
import { isRoot } from './binaries';

const run = promisify(execFile);

export type Owner = { uid: number; gid: number };

/** PostgreSQL refuses to run as root: then it runs as `postgres`, who is created where absent, or else as `nobody`. */
export async function databaseOwner(): Promise<Owner | null> {
  if (!isRoot()) return null;
  const found = (await idsOf('postgres')) ?? (await createUser()) ?? (await idsOf('nobody'));
  if (!found)
    throw new UserFacingError(
      'As root, PostgreSQL needs a user "postgres" to run as: create one, or set DATABASE_URL.',
    );
  return found;
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
