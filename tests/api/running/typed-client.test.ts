/** The description of the calls, as tools use it: linted, turned into types, and called by the program of docs/typed-client.md. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { createConfig, lint } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { routes } from '@/contract/routes';
import { bearer } from '../../support/accounts';
import { ask, getJson, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { ADMIN } from '../../support/running/shop';

type Operation = { operationId: string; responses: Record<string, { content?: Record<string, unknown> }> };
type Description = { paths: Record<string, Record<string, Operation>> };

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../../..');
const office = sharedOffice();
let folder = '';

beforeAll(async () => {
  // Below the project, so that the program finds `openapi-fetch`.
  const cache = path.join(ROOT, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(path.join(cache, 'typed-client-'));
  await writeFile(path.join(folder, 'openapi.json'), await (await ask('/api/openapi.json')).text());
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('passes the rules that Redocly recommends, but for trailing slashes, which every path has', async () => {
  const rules = { 'no-path-trailing-slash': 'off' } as const;

  const problems = await lint({
    ref: path.join(folder, 'openapi.json'),
    config: await createConfig({ extends: ['recommended'], rules }),
  });

  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

it('gives types with which a strict program searches, orders, confirms and tracks', async () => {
  const { title } = await createProduct(office);
  const page = await readFile(path.join(ROOT, 'docs/typed-client.md'), 'utf8');
  const [, program = ''] = /```ts\n(.*?)```/s.exec(page) ?? [];
  await writeFile(path.join(folder, 'client.ts'), program);
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  const kinds = { module: 'esnext', moduleResolution: 'bundler', target: 'es2023', types: ['node'] };
  const compilerOptions = { strict: true, exactOptionalPropertyTypes: true, ...kinds };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['client.ts'] }));

  await run('npm', ['run', 'generate', '--', `${folder}/openapi.json`, '-o', `${folder}/shop.d.ts`], {
    cwd: path.join(ROOT, 'tests/typed-client'),
  });
  await run(process.execPath, [path.join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder]).catch((error) =>
    expect.fail(`${error.stdout}`),
  );
  const { stdout } = await run(process.execPath, [path.join(folder, 'client.js'), title], {
    env: { ...process.env, SHOP_URL: inject('shop').url, ADMIN_PASSWORD: ADMIN.password },
  });

  expect(stdout.trim()).toBe('processing');
});

it('names each call once, by the name that generated clients give it', async () => {
  const { paths } = await getJson<Description>('/api/openapi.json');

  const named = Object.values(paths).flatMap((operations) => Object.values(operations));

  expect(named.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(routes).toSorted());
});

it('says in which formats each call answers', async () => {
  const { paths } = await getJson<Description>('/api/openapi.json');
  const plain = Object.entries(paths).filter(
    ([path, { get }]) => get && !path.includes('{') && !path.endsWith('/events/'),
  );

  const answers = await Promise.all(
    plain.map(async ([path, { get }]) => {
      const answer = await ask(path, { headers: bearer(office.token) });
      const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
      return { path, isDescribed: type in (get?.responses[answer.status]?.content ?? {}), status: answer.status, type };
    }),
  );

  expect(answers.filter(({ isDescribed }) => !isDescribed)).toEqual([]);
});
