/** A class that Tailwind has not read in the sources is not in the style sheet, and nothing says so. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../../src');

it.each([
  ['app/(payload)/back-office.css', 'admin'],
  ['app/(storefront)/globals.css', 'storefront'],
])('%s has the classes of its own components and of the shared ones', (sheet, own) => {
  const named = [...readFileSync(path.join(SRC, sheet), 'utf8').matchAll(/^@source "\.\.\/\.\.\/([^"]+)";$/gm)];
  const shared = globSync('*/**/*.tsx', { cwd: SRC })
    .filter((file) => /\bclassName=/.test(readFileSync(path.join(SRC, file), 'utf8')))
    .map((file) => file.split(path.sep)[0])
    .filter((folder) => folder !== 'app' && folder !== 'admin' && folder !== 'storefront');

  expect(named.map(([, folder]) => folder).toSorted()).toEqual([...new Set([own, ...shared])].toSorted());
});
