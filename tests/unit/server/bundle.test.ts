/** The server's programs are bundled when they changed, whoever asks. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { bundledPrograms } from '@/server/bootstrap/bundle.mjs';

/** A project of two programs that share a module. */
async function makeProject() {
  const root = await mkdtemp(path.join(tmpdir(), 'thermopieces-bundle-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(path.join(root, 'src/server/commands'), { recursive: true });
  const write = (file: string, text: string) => writeFile(path.join(root, 'src/server', file), text);
  await write('greeting.ts', `export const greeting: string = 'good day';`);
  await write('main.ts', `import { greeting } from './greeting'; console.log('main', greeting);`);
  await write('commands/tell.ts', `import { greeting } from '../greeting'; console.log('tell', greeting);`);
  return { root, write };
}

function run(folder: string, program: string): string {
  return spawnSync(process.execPath, [path.join(folder, `${program}.mjs`)], { encoding: 'utf8' }).stdout.trim();
}

it('makes each program once, and again after a change, and keeps the last ones alone', async () => {
  const { root, write } = await makeProject();

  const first = await bundledPrograms(root);
  expect([run(first, 'main'), run(first, 'commands/tell')]).toEqual(['main good day', 'tell good day']);
  expect(await bundledPrograms(root)).toBe(first);

  await write('greeting.ts', `export const greeting: string = 'good night';`);
  const second = await bundledPrograms(root);
  expect([run(second, 'main'), run(second, 'commands/tell')]).toEqual(['main good night', 'tell good night']);
  expect(await readdir(path.join(root, 'dist'))).toEqual([path.basename(second)]);
});

it('serves two that ask at once', async () => {
  const { root } = await makeProject();
  const ask = `
    const { bundledPrograms } = await import(${JSON.stringify(path.resolve('src/server/bootstrap/bundle.mjs'))});
    process.stdout.write(await bundledPrograms(${JSON.stringify(root)}));`;

  const folders = await Promise.all(
    Array.from({ length: 4 }, () => text(spawn(process.execPath, ['--input-type=module', '-e', ask]).stdout)),
  );

  expect(new Set(folders).size).toBe(1);
  expect(run(folders[0] ?? '', 'main')).toBe('main good day');
});

it('leaves nothing behind that would be taken for a bundle when a program does not compile', async () => {
  const { root, write } = await makeProject();
  await write('main.ts', 'const = ;');
  await expect(bundledPrograms(root)).rejects.toThrow('Build failed');

  await write('main.ts', `console.log('mended');`);
  expect(run(await bundledPrograms(root), 'main')).toBe('mended');
  expect(await readdir(path.join(root, 'dist'))).toHaveLength(1);
});
