/** The kinds of remembered values: a kind at two places would give one place the other's values. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const CALL = /\bremember(?:<\w+>)?\(/g;
const KIND = /\bkey(?:: | = )\[\s*'([^']+)'/g;

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.startsWith('src/memory/'));
const sources = files
  .map((file) => readFileSync(file, 'utf8'))
  .filter((source) => source.includes(`from '@/memory/remember'`));

it('each kind of remembered value is used at one place, and each place names its kind', () => {
  const kinds = sources.flatMap((source) => [...source.matchAll(KIND)].map(([, kind]) => kind));
  const calls = sources.flatMap((source) => [...source.matchAll(CALL)]);

  expect(kinds.toSorted()).toEqual([...new Set(kinds)].toSorted());
  expect(kinds).toHaveLength(calls.length);
});
