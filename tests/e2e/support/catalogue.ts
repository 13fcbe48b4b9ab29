/** The shop's parts as a shopper finds them, and goods of a test's own. */
import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { type BackOffice, createCategory, createProduct } from '../../support/back-office';
import { eventually } from './eventually';

/** A word that no other product, brand or category has. */
export function ownWord(): string {
  // letters only, so that it is one word wherever it is searched
  return `Essai${[...randomBytes(8)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;
}

export async function createBrand(office: BackOffice, name: string): Promise<{ id: number; name: string }> {
  return office.create('tags', { name });
}

type Made = { id: number; title: string };

/** A category with products in it, each named first to last as given; waits until the shop shows them. */
export async function createShelf({
  office,
  url,
  products,
}: {
  office: BackOffice;
  url: string;
  products: readonly Record<string, unknown>[];
}): Promise<{ category: { id: number; name: string; slug: string }; products: Made[] }> {
  const category = await createCategory(office, { name: `Rayon ${ownWord()}` });
  const made: Made[] = [];
  for (const data of products) made.push(await createProduct(office, { categories: [category.id], ...data }));
  await eventually(async () => (await readListed(url, { categories: category.slug })).total).toBe(made.length);
  return { category, products: made };
}

/** What the shop's call lists. */
export async function readListed(
  url: string,
  query: Record<string, string>,
): Promise<{ products: Made[]; total: number }> {
  const response = await fetch(`${url}/api/products/?${new URLSearchParams(query)}`);
  // The answer's shape is the API tests' concern.
  return (await response.json()) as { products: Made[]; total: number };
}

/** The address of a product of the demonstration catalogue. */
export async function demoProductPath(url: string, title: string): Promise<string> {
  const { products } = await readListed(url, { search: title });
  return `/product/${products.find((product) => product.title === title)?.id}`;
}

/** The list of products, without the related ones or the home page's. */
export function listing(page: Page) {
  return page.getByRole('region', { name: 'Produits' });
}

/** How many products there are, beside the heading. */
export function listingStatus(page: Page) {
  return page.getByRole('main').getByRole('status').first();
}

export function card(page: Page, title: string) {
  return page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });
}

export function cardTitles(page: Page): Promise<string[]> {
  return listing(page).getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
}

/** The sidebar of wide screens. */
export function sidebar(page: Page) {
  return page.getByRole('complementary', { name: 'Filtres' });
}

/** The chosen filters above the list. */
export function chips(page: Page) {
  return page.getByRole('list', { name: 'Filtres choisis' });
}

/** A handle of the price slider, which is fetched once it comes into sight. */
export async function priceHandle(page: Page, name: 'Prix minimum' | 'Prix maximum') {
  await page.getByRole('group', { name: 'Prix' }).scrollIntoViewIfNeeded();
  return page.getByRole('slider', { name });
}

export function searchBox(page: Page) {
  return page.getByRole('combobox', { name: 'Rechercher une pièce, une marque, une référence' });
}

export function suggestions(page: Page) {
  return page.getByRole('listbox', { name: 'Suggestions' });
}

export function cartButton(page: Page) {
  return page.getByRole('button', { name: /^Panier/ });
}

export function cartDrawer(page: Page) {
  return page.getByRole('dialog', { name: /^Panier \(/ });
}

/** All toasts, those that wait behind the visible ones too. */
export function toasts(page: Page) {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
}

/** A toast by its title. */
export function toast(page: Page, title: string) {
  return toasts(page).filter({ hasText: title });
}

/** What the address asks for. */
export function query(page: Page): Record<string, string> {
  return Object.fromEntries(new URL(page.url()).searchParams);
}
