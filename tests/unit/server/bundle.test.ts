/** The server's programs are bundled when they changed, whichever process asks, and a running program never loses its parts. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { bundledPrograms } from '@/server/bootstrap/bundle.mjs';

const DAY_MS = 24 * 60 * 60 * 1_000;
const GOOD_DAY = `export const greeting: string = 'good day';`;
const GOOD_NIGHT = `export const greeting: string = 'good night';`;

/** A project of two programs that share a module. */
async function makeProject() {
  const root = await mkdtemp(path.join(tmpdir(), 'thermopieces-bundle-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(path.join(root, 'src/server/commands'), { recursive: true });
  const write = (file: string, content: string) => writeFile(path.join(root, 'src/server', file), content);
  await write('greeting.ts', GOOD_DAY);
  await write('main.ts', `import { greeting } from './greeting'; console.log('main', greeting);`);
  await write('commands/tell.ts', `import { greeting } from '../greeting'; console.log('tell', greeting);`);
  return { root, write, bundles: () => readdir(path.join(root, 'dist')) };
}

function run(folder: string, program: string): string {
  return spawnSync(process.execPath, [path.join(folder, `${program}.mjs`)], { encoding: 'utf8' }).stdout.trim();
}

/** Asks for the programs in a process of its own, as each start of the shop does. */
function askElsewhere(root: string): Promise<{ folder: string; errors: string }> {
  const program = `
    const { bundledPrograms } = await import(${JSON.stringify(path.resolve('src/server/bootstrap/bundle.mjs'))});
    process.stdout.write(await bundledPrograms(${JSON.stringify(root)}));`;
  const { stdout, stderr } = spawn(process.execPath, ['--input-type=module', '-e', program]);
  return Promise.all([text(stdout), text(stderr)]).then(([folder, errors]) => ({ folder, errors }));
}

it('makes each program once, and again after a change', async () => {
  const { root, write } = await makeProject();

  const first = await bundledPrograms(root);
  expect([run(first, 'main'), run(first, 'commands/tell')]).toEqual(['main good day', 'tell good day']);
  expect(await bundledPrograms(root)).toBe(first);

  await write('greeting.ts', GOOD_NIGHT);
  const second = await bundledPrograms(root);
  expect([run(second, 'main'), run(second, 'commands/tell')]).toEqual(['main good night', 'tell good night']);

  await write('greeting.ts', GOOD_DAY);
  expect(await bundledPrograms(root)).toBe(first);
});

it('gives simultaneous callers a complete bundle each', async () => {
  const { root, write, bundles } = await makeProject();

  for (const round of [1, 2, 3]) {
    await write('greeting.ts', `export const greeting: string = 'round ${round}';`);
    const answers = await Promise.all(Array.from({ length: 4 }, () => askElsewhere(root)));

    const [first] = answers;
    expect(answers).toEqual(answers.map(() => ({ folder: first?.folder, errors: '' })));
    expect([run(first?.folder ?? '', 'main'), run(first?.folder ?? '', 'commands/tell')]).toEqual([
      `main round ${round}`,
      `tell round ${round}`,
    ]);
    expect(await bundles()).toHaveLength(round);
  }
});

it('keeps the parts that a running program has not loaded yet', async () => {
  const { root, write } = await makeProject();
  await write('later.ts', `export const later = 'as it was';`);
  await write(
    'main.ts',
    `console.log('waiting');
    process.stdin.once('data', async () => {
      const { later } = await import('./later');
      console.log(later);
      process.exit();
    });`,
  );
  const program = spawn(process.execPath, [path.join(await bundledPrograms(root), 'main.mjs')]);
  await new Promise((resolve) => program.stdout.once('data', resolve));

  await write('later.ts', `export const later = 'as it is now';`);
  await bundledPrograms(root);
  program.stdin.write('go on\n');

  expect(await text(program.stdout)).toBe('as it was\n');
});

it('bundles again if a file was saved during the bundling', async () => {
  const { root, write } = await makeProject();
  const versions = Array.from({ length: 20 }, (_, index) => `version ${index}`);
  const save = (version: string) => write('greeting.ts', `export const greeting = '${version}';`);
  const saveAll = async () => {
    for (const version of versions) await save(version);
  };
  await Promise.all([bundledPrograms(root), saveAll()]);

  for (const version of versions) {
    await save(version);
    expect(run(await bundledPrograms(root), 'main')).toBe(`main ${version}`);
  }
  // Twenty bundlings and starts take longer than other tests while the machine is busy.
}, 120_000);

it('keeps bundles that were started within a day, and removes the rest', async () => {
  const { root, write, bundles } = await makeProject();
  const unused = await bundledPrograms(root);
  await write('greeting.ts', GOOD_NIGHT);
  const used = await bundledPrograms(root);
  const longAgo = new Date(Date.now() - 2 * DAY_MS);
  for (const folder of [unused, used]) await utimes(folder, longAgo, longAgo);
  const left = path.join(root, 'dist', 'unfinished-long-ago');
  await mkdir(left);
  await utimes(left, longAgo, longAgo);

  // A start counts as a use.
  await bundledPrograms(root);
  expect(Date.now() - (await stat(used)).mtimeMs).toBeLessThan(DAY_MS);
  await write('greeting.ts', `export const greeting = 'something else';`);
  const last = await bundledPrograms(root);

  expect((await bundles()).sort()).toEqual([used, last].map((folder) => path.basename(folder)).sort());
});

it('leaves no bundle behind when a program does not compile', async () => {
  const { root, write, bundles } = await makeProject();
  await write('main.ts', 'const = ;');
  await expect(bundledPrograms(root)).rejects.toThrow(/src\/server\/main\.ts:1:6/);
  expect(await bundles()).toEqual([]);

  await write('main.ts', `console.log('mended');`);
  expect(run(await bundledPrograms(root), 'main')).toBe('mended');
});

it.skipIf(process.platform === 'win32')('may be run by another user than it was made by', async () => {
  const { root } = await makeProject();
  expect((await stat(await bundledPrograms(root))).mode & 0o777).toBe(0o755);
});

it('maps to the lines of the sources', async () => {
  const { root } = await makeProject();
  const map = JSON.parse(await readFile(path.join(await bundledPrograms(root), 'main.mjs.map'), 'utf8'));
  expect(map.sources).toContain('../../src/server/main.ts');
});
