/** A language that is written from right to left mirrors a page, unless its classes name left and right. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../../../src');

const SIDES =
  /(?<=[\s'"`:-])(?:[mp][lr]|left|right|(?:border|rounded)-(?:[lr]|[tb][lr])|text-(?:left|right))(?:-[\w./[\]]+)?(?=[\s'"`])/g;

/** With a shift by half its own width to the left: in the middle, in every language. */
const CENTRED = 'left-1/2';

function sidesIn(source: string): string[] {
  const texts = [...source.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].map(([text]) => text);
  return texts
    .filter((text) => /[a-z]-\S/.test(text))
    .flatMap((text) => text.match(SIDES) ?? [])
    .filter((name) => name !== CENTRED && name.includes('-'));
}

it('finds classes that name a side', () => {
  expect(sidesIn(`className="mt-1 ml-2 sm:pr-4 -left-2 text-right rounded-l-md border-r ms-2 left-1/2"`)).toEqual([
    'ml-2',
    'pr-4',
    'left-2',
    'text-right',
    'rounded-l-md',
    'border-r',
  ]);
});

it.each(['admin', 'client'])('src/%s names start and end, not left and right', (folder) => {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: SRC });
  expect(files.length).toBeGreaterThan(5);
  const found = files.flatMap((file) =>
    sidesIn(readFileSync(path.join(SRC, file), 'utf8')).map((name) => `${file}: ${name}`),
  );

  expect(found).toEqual([]);
});
