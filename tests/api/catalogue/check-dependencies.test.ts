/** `npm run check:dependencies` on a temporary folder, with a registry on this machine. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../../support/running/free-port';
import { listening } from '../../support/running/listening';
import { runCommand } from '../../support/running/run-command';

vi.setConfig({ testTimeout: 120_000 });

/** A project with one package, named `part`. */
async function projectWith(licence: string): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'thermopieces-dependencies-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const dependencies = { part: '1.0.0' };
  const write = (name: string, content: object) => writeFile(path.join(root, name), JSON.stringify(content));
  await mkdir(path.join(root, 'node_modules/part'), { recursive: true });
  await write('node_modules/part/package.json', { name: 'part', version: '1.0.0', license: licence });
  await write('package.json', { name: 'project', version: '1.0.0', dependencies });
  await write('package-lock.json', {
    name: 'project',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: {
      '': { name: 'project', version: '1.0.0', dependencies },
      'node_modules/part': { version: '1.0.0', license: licence },
    },
  });
  return root;
}

const check = (args: [root: string, ...flags: string[]], registryPort: number) =>
  runCommand('check-dependencies', args, {
    npm_config_registry: `http://127.0.0.1:${registryPort}/`,
    npm_config_fetch_retries: '0',
    npm_config_cache: path.join(args[0], 'cache-of-npm'),
  });

/** A registry that knows these problems of packages. @returns its port */
async function registryThatKnows(problems: object): Promise<number> {
  const server = createServer((incoming, answer) => {
    incoming.resume();
    // npm posts its list of packages, and then gets the versions of each that has a problem.
    const part = {
      name: 'part',
      'dist-tags': { latest: '1.0.0' },
      versions: { '1.0.0': { name: 'part', version: '1.0.0' } },
    };
    const found = incoming.method === 'POST' ? problems : part;
    answer.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(found));
  });
  return listening(server);
}

it('a licence that does not fit fails the check of dependencies', async () => {
  const finished = await check([await projectWith('GPL-3.0-only'), '--offline'], await freePort());

  expect(finished).toMatchObject({ code: 1, output: expect.stringContaining('part@1.0.0: its licence GPL-3.0-only') });
});

it('a registry that cannot be reached fails the check of dependencies, since silence is not a verdict', async () => {
  const finished = await check([await projectWith('MIT')], await freePort());

  expect(finished.output).toMatch(
    /Known problems: not checked, because the registry gave no answer about any package: .*(ECONNREFUSED|refused)/,
  );
  expect(finished).toMatchObject({ code: 1, output: expect.stringContaining('--offline') });
});

it('the check of dependencies asks no registry with --offline, and says that it did not', async () => {
  const finished = await check([await projectWith('MIT'), '--offline'], await freePort());

  expect(finished, finished.output).toMatchObject({ code: 0, output: expect.stringContaining('not checked') });
});

it('a known problem of high severity fails the check of dependencies', async () => {
  const problem = { id: 1, url: 'about:blank', title: 'Leaks', severity: 'high', vulnerable_versions: '<2.0.0' };

  const bad = await check([await projectWith('MIT')], await registryThatKnows({ part: [problem] }));
  const good = await check([await projectWith('MIT')], await registryThatKnows({}));

  expect(bad, bad.output).toMatchObject({ code: 1, output: expect.stringContaining('1 high') });
  expect(good, good.output).toMatchObject({ code: 0, output: expect.stringContaining('All licences are compatible.') });
});

it('a folder without packages fails the check of dependencies', async () => {
  const root = await projectWith('MIT');
  await rm(path.join(root, 'node_modules'), { recursive: true });

  const finished = await check([root, '--offline'], await freePort());

  expect(finished).toMatchObject({ code: 1, output: expect.stringContaining('npm ci') });
});
