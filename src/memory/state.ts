/**
 * What the process remembers of the catalogue. The server and Next.js each load a copy of this module, so the state is
 * on `globalThis`.
 */
import { LRUCache } from 'lru-cache';
import type { Announcement, CatalogueChange } from '@/domain/products/catalogue-change';
import type { Basis } from './dependencies';

/** Bytes of remembered values and their keys, which visitors may make long. */
const MAX_BYTES = 100_000_000;
/** A product as object and text; a value without products takes about as much. */
const PRODUCT_BYTES = 2_000;
/** Bytes of rendered descriptions, each of which may be long. */
const MAX_TEXT_BYTES = 16_000_000;
/** Transactions whose changes were forgotten: PostgreSQL announces each again within moments. */
const MAX_FORGOTTEN = 1_000;

export type Loaded = {
  value: object;
  basis: Basis;
  /** what it takes besides the products that it shows, in products */
  weight: number;
};
export type Loading = {
  /** the number of changes before it began */
  begunAt: number;
  promise: Promise<Loaded>;
};

type Memory = {
  /** false while changes made elsewhere would go unnoticed: then nothing is remembered */
  isLive: boolean;
  /** lookups that found a remembered value, and those that did not */
  hits: number;
  misses: number;
  /** how many pages were made */
  pagesMade: number;
  /** how often a page's data could not be read */
  failures: number;
  /** the number of changes so far */
  changes: number;
  /** the latest changes, the last one at the end */
  recent: CatalogueChange[];
  values: LRUCache<string, Loaded | Loading>;
  /** descriptions as safe HTML */
  texts: LRUCache<string, string>;
  /** by transaction */
  forgotten: LRUCache<string, Announcement>;
};

const holder = globalThis as typeof globalThis & { __catalogueMemory?: Memory };

export function memory(): Memory {
  holder.__catalogueMemory ??= {
    isLive: false,
    hits: 0,
    misses: 0,
    pagesMade: 0,
    failures: 0,
    changes: 0,
    recent: [],
    values: new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: bytesOf }),
    texts: new LRUCache({ maxSize: MAX_TEXT_BYTES, sizeCalculation: (text, key) => 2 * (text.length + key.length) }),
    forgotten: new LRUCache({ max: MAX_FORGOTTEN }),
  };
  return holder.__catalogueMemory;
}

export function isLoaded(entry: Loaded | Loading): entry is Loaded {
  return 'value' in entry;
}

/** Counts a lookup as a hit or a miss. */
export function countLookup(isHit: boolean): void {
  if (isHit) memory().hits += 1;
  else memory().misses += 1;
}

/** Hits, misses and pages made so far. */
export function cacheFigures(): Pick<Memory, 'hits' | 'misses' | 'pagesMade'> {
  const { hits, misses, pagesMade } = memory();
  return { hits, misses, pagesMade };
}

function bytesOf(entry: Loaded | Loading, key: string): number {
  const products = 1 + (isLoaded(entry) ? entry.basis.products.size + Math.ceil(entry.weight) : 0);
  // The key is held here and by the traces of pages; JavaScript takes two bytes for a character.
  return PRODUCT_BYTES * products + 2 * key.length;
}
