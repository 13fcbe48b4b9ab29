/** What people type (the lists beside tests/api/catalogue/part-searches.ts) on the demonstration catalogue, over HTTP. */
import { expect, inject, it } from 'vitest';
import type { CategoriesTagsAnswer, CategoryEntry, SearchAnswer, Suggestion } from '@/contract/catalogue';
import { products } from '@/seed/data/products';
import { PART_SEARCHES, type PartSearch } from '../../api/catalogue/part-searches';
import { SEARCHES } from '../../api/catalogue/searches';
import {
  BOILER_SEARCHES,
  MEASURE_SEARCHES,
  PAGE_SEARCHES,
  SYMPTOM_SEARCHES,
  TRADE_SEARCHES,
} from '../../api/catalogue/trade-searches';
import { json } from '../../support/api';

const FIRST = 5;
const SHARE_THAT_HOLDS = 0.95;

const DEMONSTRATED: ReadonlySet<string> = new Set(products.map(({ title }) => title));

/** Without what other tests put into the shop meanwhile, whose names may hold any number. */
function ofDemonstration<T extends { title: string }>(found: readonly T[]): T[] {
  return found.filter(({ title }) => DEMONSTRATED.has(title));
}

const getFromShop = async <T>(path: string) => json<T>(await fetch(inject('shop').url + path));

/** The slugs of a category and of all below it. */
function slugsBelow(name: string, entries: readonly CategoryEntry[]): string[] {
  const all = ({ slug, children }: CategoryEntry): string[] => [slug, ...children.flatMap(all)];
  return entries.flatMap((entry) => (entry.name === name ? all(entry) : slugsBelow(name, entry.children)));
}

async function holds(wanted: PartSearch, categories: readonly CategoryEntry[]): Promise<boolean> {
  const query = new URLSearchParams({ q: wanted.typed });
  const answer = await getFromShop<SearchAnswer>(`/api/search/?${query}`);
  const { faults, symptoms, pages, boilers = [] } = answer;
  const first = ofDemonstration(answer.products).slice(0, FIRST);
  if ('finds' in wanted) return first.some(({ title }) => wanted.finds.includes(title));
  if ('first' in wanted) return first[0]?.title.startsWith(wanted.first) ?? false;
  if ('fault' in wanted) return faults.some(({ brand, code }) => `${brand} ${code}` === wanted.fault);
  if ('boiler' in wanted) return boilers.length > 0 && boilers.every(({ name }) => name.startsWith(wanted.boiler));
  if ('symptom' in wanted) return symptoms?.[0]?.url === `/pannes/${wanted.symptom}`;
  if ('page' in wanted) return pages?.[0]?.url === wanted.page;
  if ('never' in wanted) return first.length > 0 && !first.some(({ title }) => title.includes(wanted.never));
  const slugs = slugsBelow(wanted.category, categories);
  return first.length > 0 && first.every((product) => product.categories.some(({ slug }) => slugs.includes(slug)));
}

async function titlesFor(typed: string): Promise<string[]> {
  const answer = await getFromShop<SearchAnswer>(`/api/search/?${new URLSearchParams({ q: typed })}`);
  return ofDemonstration(answer.products)
    .slice(0, FIRST)
    .map(({ title }) => title);
}

it.each([
  ['chaudierre', 'chaudiere'],
  ['circulatteur', 'circulateur'],
])('"%s" finds what "%s" finds, in the same order', async (mistyped, meant) => {
  expect(await titlesFor(meant)).toHaveLength(FIRST);
  expect(await titlesFor(mistyped)).toEqual(await titlesFor(meant));
});

it.each(SEARCHES)('"%s" finds %s', async (typed, title) => {
  expect(await titlesFor(typed)).toContain(title);
});

it('95 of 100 searches for parts find what was meant among the first five', async () => {
  const { categories } = await getFromShop<CategoriesTagsAnswer>('/api/categories-tags/');
  const failed: string[] = [];
  for (const wanted of PART_SEARCHES) if (!(await holds(wanted, categories))) failed.push(wanted.typed);

  expect(PART_SEARCHES.length).toBeGreaterThanOrEqual(100);
  expect(failed.length, failed.join(', ')).toBeLessThanOrEqual((1 - SHARE_THAT_HOLDS) * PART_SEARCHES.length);
});

it.each([...TRADE_SEARCHES, ...BOILER_SEARCHES, ...SYMPTOM_SEARCHES, ...MEASURE_SEARCHES, ...PAGE_SEARCHES])(
  '$typed leads to what was meant',
  async (wanted) => {
    const { categories } = await getFromShop<CategoriesTagsAnswer>('/api/categories-tags/');

    expect(await holds(wanted, categories)).toBe(true);
  },
);

it('suggestions are the beginning of what the page of the search and the listing show', async () => {
  const beginnings = ['ventil', 'electr', 'chau', 'sauni', 'joint tor', 'vanne 3', "pas d'e", 'فان'];
  const typed = [
    ...[PART_SEARCHES, TRADE_SEARCHES, BOILER_SEARCHES, SYMPTOM_SEARCHES, MEASURE_SEARCHES, PAGE_SEARCHES],
  ].flatMap((list) => list.map((each) => each.typed));
  for (const text of [...typed, ...SEARCHES.map(([each]) => each), ...beginnings]) {
    const q = new URLSearchParams({ q: text });
    const [suggested, { products, symptoms = [], pages = [] }, listed] = await Promise.all([
      getFromShop<Suggestion[]>(`/api/search-suggestions/?${q}`),
      getFromShop<SearchAnswer>(`/api/search/?${q}`),
      getFromShop<{ products: { id: number }[] }>(`/api/products/?${new URLSearchParams({ search: text })}`),
    ]);
    const of = (type: Suggestion['type']) => suggested.filter((each) => each.type === type).map(({ id }) => id);
    const first = (items: readonly { id: number }[], count: number) => items.slice(0, count).map(({ id }) => id);

    expect(of('product'), text).toEqual(first(products, 6));
    expect(of('product'), text).toEqual(first(listed.products, 6));
    expect(of('symptom'), text).toEqual(first(symptoms, 2));
    expect(of('page'), text).toEqual(first(pages, 2));
  }
});
