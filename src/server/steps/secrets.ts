/** Secrets that the shop generates on its first start, kept in DATA_DIR/secrets with mode 600. */
import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserFacingError } from '../console';

export type SecretName = 'payload-secret' | 'database-password' | 'database-superuser-password' | 'admin-password';

/** Creates DATA_DIR. @throws {UserFacingError} if it cannot be written */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(path.join(dataDir, 'secrets'), { recursive: true });
    const probe = await open(path.join(dataDir, 'secrets', '.writable'), 'w', 0o600);
    await probe.close();
  } catch {
    throw new UserFacingError(`The data folder ${dataDir} is not writable: choose another with DATA_DIR.`);
  }
}

/** Replaces a secret. A restored shop needs the secret of the shop that encrypted its data. */
export async function keepSecret({
  dataDir,
  name,
  value,
}: {
  dataDir: string;
  name: SecretName;
  value: string;
}): Promise<void> {
  const file = path.join(dataDir, 'secrets', name);
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, value, { mode: 0o600 });
  await rename(draft, file);
}

/** Reads a secret, or generates it. Of two concurrent starts, the first to link its file wins, and the other reads that file. */
export async function secret({ dataDir, name }: { dataDir: string; name: SecretName }): Promise<string> {
  const file = path.join(dataDir, 'secrets', name);
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known !== '') return known.trim();
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(name === 'admin-password' ? 12 : 32).toString('base64url'), { mode: 0o600 });
  await link(draft, file).catch(() => undefined);
  await rm(draft, { force: true });
  return (await readFile(file, 'utf8')).trim();
}
