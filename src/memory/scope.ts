/** Records the reads of a value or page in progress. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Aspect } from '@/domain/products/catalogue-change';
import { chosenLanguage } from '@/words/words';
import type { Basis } from './dependencies';

/**
 * What a remembered value is looked up by: the kind of value, and what tells its values apart. One kind is used at one place, so
 * that no text of a visitor leads to a value of another type (tests/unit/catalogue/memory-kinds.test.ts).
 */
export type MemoryKey = readonly [kind: string, ...parts: readonly unknown[]];

/** The key of a text in the language of the request, so that languages never mix. */
export function keyInLanguage(key: string): string {
  const language = chosenLanguage();
  return language === null ? key : `${language.code} ${key}`;
}

/** How a value is loaded again, in the language that its key names. */
export type Query<T extends object = object> = {
  key: string;
  aspects: readonly Aspect[];
  load: () => Promise<T>;
  /** how much memory a value takes besides the products that it shows; a product is 1, which is 2 KB */
  weigh: (value: T) => number;
};

/** A remembered value that was used. */
export type Read = { query: Query; value: object; basis: Basis };

export type Scope = {
  reads: Read[];
  products: Set<number>;
};

/** The server and Next.js each load a copy of this module, so the storage is on `globalThis`. */
const holder = globalThis as typeof globalThis & { __catalogueScope?: AsyncLocalStorage<Scope> };
holder.__catalogueScope ??= new AsyncLocalStorage<Scope>();
const storage = holder.__catalogueScope;

export function newScope(): Scope {
  return { reads: [], products: new Set() };
}

export function inScope<T>(scope: Scope, work: () => T): T {
  return storage.run(scope, work);
}

export function currentScope(): Scope | undefined {
  return storage.getStore();
}

/** Records that the value in progress shows these products, so that any change of them affects it. */
export function showsProducts(ids: readonly number[]): void {
  const products = storage.getStore()?.products;
  for (const id of ids) products?.add(id);
}
