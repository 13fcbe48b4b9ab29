/** The catalogue calls that are measured: each as an HTTP request and as a call of the shop's own function. */
import { listProducts, listRelated, readBoiler, readCategoriesTags, readProduct, suggest } from '@/catalogue';
import { productsQuery } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import type { Mode } from './figures';
import { pick, type Sample, VARIED } from './sample';

export type Read = { path: string; read: (db: Database) => Promise<unknown> };

export type ReadCall = {
  call: string;
  mode: Mode;
  /** the shop runs the statements of one request at once */
  isParallel: boolean;
  requests: readonly Read[];
};

/** More filters than the shop remembers counts for: when one is used again, it is forgotten. */
const FIRSTS = 30_000;

export function readCalls(sample: Sample): ReadCall[] {
  const { categories, brands, words, boilers, numbers } = sample;
  const id = (index: number) => pick(sample.products, index).id;
  /** Category, brand, price and text at once; `centimes` tells two such filters apart that find the same. */
  const filtered = (index: number, centimes = 0) =>
    products({
      categories: pick(categories, index),
      tags: pick(brands, index * 7),
      min_price: 1_000 + centimes / 100,
      max_price: 150_000,
      search: pick(words, index * 3),
    });
  const fitting = (index: number, centimes = 0) =>
    products({ boiler: pick(boilers, index), min_price: 250 + centimes / 100 });
  const numbered = (index: number, centimes = 0) =>
    products({ search: pick(numbers, index), min_price: centimes / 100 });
  return [
    kept('products', products({}), true),
    sold('products', (n) => products({ page: 1 + (n % 25), limit: 11 + (n % 20) }), true),
    kept('products, filtered', filtered(0), true),
    sold('products, filtered', filtered, true),
    { call: 'products, filtered', mode: 'first', isParallel: true, requests: many(FIRSTS, (n) => filtered(n, n)) },
    kept('products, text', products({ search: 'chaudiere' }), true),
    sold('products, text', (n) => products({ search: pick(words, n) }), true),
    kept('product', product(id(0))),
    sold('product', (n) => product(id(n))),
    kept('suggestions', suggestions('chaud')),
    sold('suggestions', (n) => suggestions(pick(words, n).slice(0, 3 + (n % 5)))),
    kept('related', related(id(0))),
    sold('related', (n) => related(id(n))),
    kept('products, boiler', fitting(0), true),
    sold('products, boiler', fitting, true),
    { call: 'products, boiler', mode: 'first', isParallel: true, requests: many(FIRSTS, (n) => fitting(n, n)) },
    kept('products, number', numbered(0), true),
    sold('products, number', numbered, true),
    { call: 'products, number', mode: 'first', isParallel: true, requests: many(FIRSTS, (n) => numbered(n, n)) },
    kept('boiler', boiler(boilers[0] ?? '')),
    sold('boiler', (n) => boiler(pick(boilers, n))),
    kept('categories-tags', { path: '/api/categories-tags/', read: (db) => readCategoriesTags({ db }) }, true),
  ];
}

function kept(call: string, request: Read, isParallel = false): ReadCall {
  return { call, mode: 'kept', isParallel, requests: [request] };
}

function sold(call: string, make: (index: number) => Read, isParallel = false): ReadCall {
  return { call, mode: 'sold', isParallel, requests: many(VARIED, make) };
}

function many(count: number, make: (index: number) => Read): Read[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function products(filters: Record<string, string | number>): Read {
  const parameters = Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]);
  const query = productsQuery.parse(Object.fromEntries(parameters));
  return { path: `/api/products/?${new URLSearchParams(parameters)}`, read: (db) => listProducts({ db, query }) };
}

function product(id: number): Read {
  return { path: `/api/product/${id}/`, read: (db) => readProduct({ db, id }) };
}

function boiler(slug: string): Read {
  return { path: `/api/boilers/${slug}/`, read: (db) => readBoiler({ db, slug }) };
}

function related(id: number): Read {
  return { path: `/api/product/${id}/related/?limit=4`, read: (db) => listRelated({ db, id, limit: 4, boiler: '' }) };
}

function suggestions(text: string): Read {
  return {
    path: `/api/search-suggestions/?q=${encodeURIComponent(text)}`,
    read: (db) => suggest({ db, text, fitsFirst: '' }),
  };
}
