/** Records the reads of a value or page in progress. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Aspect } from '@/domain/catalogue-change';
import type { Basis } from './basis';

/** How a value is loaded again. */
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
