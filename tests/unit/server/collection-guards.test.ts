/** Every collection whose documents are edited in Payload's forms refuses an outdated copy. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'collections';
const sources = readdirSync(FOLDER)
  .filter((name) => /^[A-Z]\w+\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(`${FOLDER}/${name}`, 'utf8') }));

it('has the version that was seen, and the hook that compares it', () => {
  const unguarded = sources.filter(
    ({ text }) => !(text.includes('versionSeenField,') && /beforeChange: \[[^\]]*refuseStaleEdit/.test(text)),
  );

  // The book of stock is only written to, and never edited.
  expect(unguarded.map(({ name }) => name)).toEqual(['StockMovements.ts']);
});
