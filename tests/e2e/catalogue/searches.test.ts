/** What people type (tests/api/catalogue/searches.ts) on the demonstration catalogue, over HTTP. */
import { expect, inject, it } from 'vitest';
import { SEARCHES } from '../../api/catalogue/searches';

const FIRST = 5;

async function titlesFor(typed: string): Promise<string[]> {
  const response = await fetch(`${inject('shop').url}/api/search/?${new URLSearchParams({ q: typed })}`);
  // The answer's shape is the concern of the tests of the calls.
  const { products } = (await response.json()) as { products: { title: string }[] };
  return products.slice(0, FIRST).map(({ title }) => title);
}

it('a mistyped text finds what the right one finds, in the same order', async () => {
  expect(await titlesFor('chaudiere')).toHaveLength(FIRST);
  expect(await titlesFor('circulateur')).toHaveLength(FIRST);
  expect(await titlesFor('chaudierre')).toEqual(await titlesFor('chaudiere'));
  expect(await titlesFor('circulatteur')).toEqual(await titlesFor('circulateur'));
});

it.each(SEARCHES)('"%s" finds %s', async (typed, title) => {
  expect(await titlesFor(typed)).toContain(title);
});
