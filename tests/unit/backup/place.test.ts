import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keepArchive, parsePlace } from '@/backup/place';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'thermopieces-place-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe('a file of backups', () => {
  it('is one whole backup when two are written to it at once', async () => {
    const folder = await newFolder();
    const place = parsePlace(path.join(folder, 'shop.tar.gz'));
    const [first, second] = [new PassThrough(), new PassThrough()];
    first.write('first, ');
    const keptFirst = keepArchive(place, first);
    await expect.poll(() => readdir(folder)).toHaveLength(1);
    second.write('second, ');
    const keptSecond = keepArchive(place, second);
    await expect.poll(() => readdir(folder)).toHaveLength(2);

    first.end('whole');
    await keptFirst;

    expect(await readFile(path.join(folder, 'shop.tar.gz'), 'utf8')).toBe('first, whole');
    second.end('whole');
    await keptSecond;
    expect(await readdir(folder)).toEqual(['shop.tar.gz']);
    expect(await readFile(path.join(folder, 'shop.tar.gz'), 'utf8')).toBe('second, whole');
    expect((await stat(path.join(folder, 'shop.tar.gz'))).mode & 0o777).toBe(0o600);
  });

  it('is left as it was by a backup that fails, which leaves nothing behind', async () => {
    const folder = await newFolder();
    const file = path.join(folder, 'shop.tar.gz');
    await writeFile(file, 'of yesterday');
    const place = parsePlace(file);
    const broken = new PassThrough();
    broken.write('half');
    const kept = keepArchive(place, broken);
    const outcome = expect(kept).rejects.toThrow('The database is gone.');
    await expect.poll(() => readdir(folder)).toHaveLength(2);

    broken.destroy(new Error('The database is gone.'));

    await outcome;
    expect(await readdir(folder)).toEqual(['shop.tar.gz']);
    expect(await readFile(file, 'utf8')).toBe('of yesterday');
  });
});
