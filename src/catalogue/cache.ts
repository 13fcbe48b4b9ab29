/**
 * What the catalogue remembers between two changes: answers, counts, the tree of categories. Nothing here expires by
 * time; a change clears it (docs/decisions/0002). One instance for the whole process: the server and Next.js each load
 * a copy of this module, so the state hangs on `globalThis`.
 */
import { LRUCache } from 'lru-cache';
import { type Announcement, type CatalogueChange, covers } from '@/database/notifications';

/** A page of 100 products, as an object and as text, is some 200 KB: these shelves stay below 100 MB whatever is asked. */
const MAX_ANSWERS = 400;
/** On the other shelves: a hundred numbers or ten suggestions at most, and the few short lists. */
const MAX_COUNTS = 5_000;
/** Descriptions, as they are shown; each may be as long as a book. */
const MAX_TEXT_BYTES = 16_000_000;

/** Whole pages of the shop: compressed, a page is 20 to 50 KB. */
const MAX_PAGE_BYTES = 32_000_000;
/** Transactions whose changes were heeded: each is heard of again within moments. */
const MAX_HEEDED = 1_000;

/** For what changes without the catalogue, as the year in the footer does. */
const PAGE_AGE_MS = 60_000;

/** A page as it was sent, and the headers that belong to it. */
export type RememberedPage = { headers: [name: string, value: string][]; body: Buffer };

type Shelf = LRUCache<string, Promise<object>>;
type Shelves = {
  /** false while nobody would hear of a change made elsewhere: then nothing is remembered */
  isLive: boolean;
  /** how often something was asked for that was remembered, and how often it was not */
  hits: number;
  misses: number;
  /** how often something was forgotten or could not be read: tells whether a page was overtaken by a change while it was made */
  changes: number;
  /** pages as they were sent: cleared by every change */
  pages: LRUCache<string, RememberedPage>;
  /** whatever shows stock: cleared by every change */
  answers: Shelf;
  /** which products a search finds first: what is in stock stands before what is not */
  ranking: Shelf;
  /** names, the tree, how many products a filter finds and which stand on a page, suggestions: untouched by a sale */
  membership: Shelf;
  /** how many products each category and brand holds: untouched by what changes a product, but not its place */
  numbers: Shelf;
  /** descriptions as safe HTML */
  texts: LRUCache<string, string>;
  /** by transaction, the most of its changes that was forgotten here */
  heeded: LRUCache<string, CatalogueChange>;
};

const holder = globalThis as typeof globalThis & { __catalogueShelves?: Shelves };

function shelves(): Shelves {
  holder.__catalogueShelves ??= {
    isLive: false,
    hits: 0,
    misses: 0,
    changes: 0,
    pages: new LRUCache({
      maxSize: MAX_PAGE_BYTES,
      sizeCalculation: ({ body }, key) => body.length + key.length,
      ttl: PAGE_AGE_MS,
    }),
    answers: new LRUCache({ max: MAX_ANSWERS }),
    ranking: new LRUCache({ max: MAX_COUNTS }),
    membership: new LRUCache({ max: MAX_COUNTS }),
    numbers: new LRUCache({ max: MAX_COUNTS }),
    texts: new LRUCache({ maxSize: MAX_TEXT_BYTES, sizeCalculation: (text, key) => 2 * (text.length + key.length) }),
    heeded: new LRUCache({ max: MAX_HEEDED }),
  };
  return holder.__catalogueShelves;
}

/**
 * The remembered value, or a fresh one. Many readers of one missing value share one load. A value whose load was
 * overtaken by a change is given to those who waited for it and forgotten: clearing drops its promise.
 */
export function remember<T extends object>(
  { shelf, key }: { shelf: 'answers' | 'ranking' | 'membership' | 'numbers'; key: string },
  load: () => Promise<T>,
): Promise<T> {
  const { isLive, [shelf]: store } = shelves();
  if (!isLive) return load();
  const known = store.get(key);
  count(known !== undefined);
  // A key names one kind of value, so what was stored under it is of that kind.
  if (known) return known as Promise<T>;
  const loading = load();
  store.set(key, loading);
  loading.catch(() => {
    if (store.get(key) === loading) store.delete(key);
  });
  return loading;
}

/** The same for a text that is made at once. */
export function rememberText(key: string, make: () => string): string {
  const { isLive, texts } = shelves();
  const known = isLive ? texts.get(key) : undefined;
  if (known !== undefined) return known;
  const text = make();
  if (isLive) texts.set(key, text);
  return text;
}

/**
 * A page made before, if nothing has changed since.
 * @returns the page, or else a function that takes it once it is made; what was overtaken by a change is not kept
 */
export function rememberPage(key: string): RememberedPage | ((page: RememberedPage) => void) {
  const { isLive, pages, changes } = shelves();
  const known = isLive ? pages.get(key) : undefined;
  count(known !== undefined);
  return (
    known ??
    ((page) => {
      const now = shelves();
      if (now.isLive && now.changes === changes) pages.set(key, page);
    })
  );
}

/** How many changes pages have seen so far; null while changes made elsewhere are not heard. */
export function changesOfPages(): number | null {
  const { isLive, changes } = shelves();
  return isLive ? changes : null;
}

/** What was remembered when it was asked for, and what was not, since the start. */
export function cacheFigures(): { hits: number; misses: number } {
  const { hits, misses } = shelves();
  return { hits, misses };
}

function count(isHit: boolean): void {
  if (isHit) shelves().hits += 1;
  else shelves().misses += 1;
}

/** Something could not be read: of the pages in the making, whichever they are, none is kept. */
export function distrustPagesInTheMaking(): void {
  shelves().changes += 1;
}

/**
 * Forgets what a committed change may have made stale. Whoever made it here says so at once and PostgreSQL says it again
 * a moment later: by then what is remembered was read after the change, and counting it anew would be for nothing.
 * @param announcement null where nothing changed
 */
export function heed(announcement: Announcement | null): void {
  if (!announcement) return;
  const { change, transaction } = announcement;
  const { heeded } = shelves();
  if (transaction !== null) {
    const before = heeded.get(transaction);
    if (before && covers(before, change)) return;
    heeded.set(transaction, change);
  }
  forget(change);
}

/** Forgets what a change may have made stale. */
export function forget(change: CatalogueChange): void {
  const { pages, answers, ranking, membership, numbers, texts } = shelves();
  shelves().changes += 1;
  pages.clear();
  answers.clear();
  if (change !== 'stock') ranking.clear();
  if (change === 'stock' || change === 'availability') return;
  membership.clear();
  texts.clear();
  if (change === 'catalogue') numbers.clear();
}

/** Says whether changes made elsewhere are heard. Where they are not, nothing is remembered. */
export function setLive(isLive: boolean): void {
  forget('catalogue');
  shelves().isLive = isLive;
}
