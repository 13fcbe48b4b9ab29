/** What people type when they look for a part (tests/api/part-searches.ts) on the demonstration catalogue, over HTTP. */
import { expect, inject, it } from 'vitest';
import type { CategoriesTagsAnswer, CategoryEntry, SearchAnswer } from '@/contract/catalogue';
import { PART_SEARCHES, type PartSearch } from '../api/part-searches';
import { json } from '../support/api';

const FIRST = 5;
const SHARE_THAT_HOLDS = 0.95;

const getFromShop = async <T>(path: string) => json<T>(await fetch(inject('shop').url + path));

/** The slugs of a category and of all below it. */
function slugsBelow(name: string, entries: readonly CategoryEntry[]): string[] {
  const all = ({ slug, children }: CategoryEntry): string[] => [slug, ...children.flatMap(all)];
  return entries.flatMap((entry) => (entry.name === name ? all(entry) : slugsBelow(name, entry.children)));
}

async function holds(wanted: PartSearch, categories: readonly CategoryEntry[]): Promise<boolean> {
  const query = new URLSearchParams({ q: wanted.typed });
  const { products, faults } = await getFromShop<SearchAnswer>(`/api/search/?${query}`);
  const first = products.slice(0, FIRST);
  if ('finds' in wanted) return first.some(({ title }) => wanted.finds.includes(title));
  if ('first' in wanted) return first[0]?.title.startsWith(wanted.first) ?? false;
  if ('fault' in wanted) return faults.some(({ brand, code }) => `${brand} ${code}` === wanted.fault);
  if ('never' in wanted) return first.length > 0 && !first.some(({ title }) => title.includes(wanted.never));
  const slugs = slugsBelow(wanted.category, categories);
  return first.length > 0 && first.every((product) => product.categories.some(({ slug }) => slugs.includes(slug)));
}

it('95 of 100 searches for parts find what was meant among the first five', async () => {
  const { categories } = await getFromShop<CategoriesTagsAnswer>('/api/categories-tags/');
  const failed: string[] = [];
  for (const wanted of PART_SEARCHES) if (!(await holds(wanted, categories))) failed.push(wanted.typed);

  expect(PART_SEARCHES.length).toBeGreaterThanOrEqual(100);
  expect(failed.length, failed.join(', ')).toBeLessThanOrEqual((1 - SHARE_THAT_HOLDS) * PART_SEARCHES.length);
});
