/** Words, boilers, searches and pages of the shared shop, for the tests of its catalogue. */
import { randomUUID } from 'node:crypto';
import type { ProductsAnswer, SearchAnswer, Suggestion } from '@/contract/catalogue';
import { ask, getJson } from './api';
import type { BackOffice, Json } from './back-office';

/** A word that no other test's product holds, without digits: only such words are respelled. */
export const newWord = () =>
  `mot${randomUUID()
    .replaceAll('-', '')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`;

export type Model = { id: number; slug: string; brand: string; range: string; name: string };

/** A boiler, by default of a new brand. */
export const createModel = (office: BackOffice, data: Json = {}) =>
  office.create<Model>('boiler-models', {
    ...{ brand: `Marque ${randomUUID().slice(0, 8)}`, range: 'Thema', name: 'C 24 E', energy: 'gas' },
    ...data,
  });

export const brandSlugOf = ({ brand }: { brand: string }) => brand.toLowerCase().replace(' ', '-');

/** That a product fits a boiler, by default confirmed. */
export const createFitment = (office: BackOffice, product: number, model: number, data: Json = {}) =>
  office.create<{ id: number }>('fitments', { product, model, confidence: 'confirmed', ...data });

export const listProducts = (query: Record<string, string>) =>
  getJson<ProductsAnswer>(`/api/products/?${new URLSearchParams(query)}`);
export const search = (q: string) => getJson<SearchAnswer>(`/api/search/?${new URLSearchParams({ q })}`);
export const suggest = (q: string) => getJson<Suggestion[]>(`/api/search-suggestions/?${new URLSearchParams({ q })}`);
export const idsOf = ({ products }: { products: readonly { id: number }[] }) => products.map(({ id }) => id);

/** A page as the server hands it out; `main` and `text` are of its main part. */
export async function readPage(path: string) {
  const response = await ask(path, { headers: { Accept: 'text/html' } });
  const html = await response.text();
  const visible = html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<!--.*?-->/g, '');
  const main = visible.slice(visible.indexOf('<main'), visible.indexOf('</main>'));
  const text = main.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']): Json => JSON.parse(json),
  );
  const canonical = /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1];
  return { status: response.status, html, main, text, data, canonical };
}
