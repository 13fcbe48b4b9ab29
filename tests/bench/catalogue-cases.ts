/** The catalogue calls: each as an HTTP request and as a call of the shop's own function, whose statements are the floor's. */
import { listProducts, listRelated, readBoiler, readCategoriesTags, readProduct, suggest } from '@/catalogue';
import { productsQuery } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { CATALOGUE_CHANNEL } from '@/database/notifications';
import { fold } from '@/domain/text';
import { type Contender, column, pick, VARIED } from './contender';
import type { Case, Mode } from './measure';
import { recordStatements } from './record-sql';

type Read = { path: string; read: (db: Database) => Promise<unknown> };

type Family = {
  call: string;
  /** the index-th of many requests; each number of centimes makes another filter that finds the same products */
  make: (index: number, centimes?: number) => Read;
  /** the request that is repeated, if it is not the first */
  kept?: Read;
  /** `kept` and `sold` by default */
  modes?: readonly Mode[];
  /** the least shares of the floor that are promised */
  share?: Partial<Record<Mode, number>>;
};

const PULSE_MS = 25;
const MAX_GROWTH = 3;
/** The shop runs the statements of these requests at once. */
const PARALLEL = /^\/api\/(products|categories-tags)\//;

export async function catalogueCases(contender: Contender): Promise<Case[]> {
  return familiesOf(await readSample(contender)).flatMap((family) =>
    (family.modes ?? ['kept', 'sold']).map((mode) => caseOf(contender, family, mode)),
  );
}

function caseOf({ db, setFloor }: Contender, { call, make, kept = make(0), share = {} }: Family, mode: Mode): Case {
  const count = mode === 'kept' ? 1 : VARIED;
  const read = (index: number) => {
    if (mode === 'kept') return kept;
    return mode === 'first' ? make(index, index) : make(index % count);
  };
  let [asked, floored] = [0, 0];
  return {
    call,
    mode,
    next: () => ({ method: 'GET', path: read(asked++).path }),
    openFloor: async () => {
      // The floor remembers nothing, so repeating a part of the requests costs it as much as all of them.
      const reads = Array.from({ length: count }, (_, index) => read(index).read);
      const lists = await recordStatements(db, reads, { isOfLists: call === 'categories-tags' });
      await setFloor({ isParallel: PARALLEL.test(kept.path), lists });
      return () => ({ method: 'GET', path: `/${floored++}` });
    },
    ...(mode === 'sold' ? { firstPass: count, startChanges: () => startSelling(db) } : {}),
    // Of new filters, only the growth of those with a promised share is promised.
    promised: { share: share[mode], growth: mode === 'first' && !share.first ? undefined : MAX_GROWTH },
  };
}

/** Announces forty times a second a sale of unnamed products: the shop forgets every answer that shows products. */
function startSelling(db: Contender['db']): () => Promise<void> {
  const timer = setInterval(() => {
    db.query('SELECT pg_notify($1, $2)', [CATALOGUE_CHANNEL, 'stock *']).catch(() => undefined);
  }, PULSE_MS);
  return async () => clearInterval(timer);
}

type Sample = Awaited<ReturnType<typeof readSample>>;

/** Real products, categories, brands and words of the catalogue, in an order that is the same in every run and unrelated to it. */
async function readSample({ db }: Contender) {
  const varied = `ORDER BY md5(id::text) LIMIT ${VARIED}`;
  const titles = await column(db, `SELECT title FROM products WHERE published ${varied}`);
  return {
    ids: await column<number>(db, `SELECT id FROM products WHERE published ${varied}`),
    categories: await column(db, 'SELECT slug FROM categories ORDER BY id'),
    brands: await column(db, 'SELECT name FROM tags ORDER BY id'),
    boilers: await column(db, 'SELECT slug FROM boiler_models ORDER BY md5(slug)'),
    numbers: await column(db, `SELECT reference FROM products WHERE published AND reference <> '' ${varied}`),
    // As frequent as in the catalogue.
    words: titles.map((title, index) => {
      const long = fold(title)
        .split(' ')
        .filter((word) => word.length > 2);
      return long[index % Math.max(1, long.length)] ?? 'chaudiere';
    }),
  };
}

function familiesOf({ ids, categories, brands, boilers, numbers, words }: Sample): Family[] {
  const filtered = (index: number, centimes = 0) =>
    products({
      categories: pick(categories, index),
      tags: pick(brands, index * 7),
      min_price: 1_000 + centimes / 100,
      max_price: 150_000,
      search: pick(words, index * 3),
    });
  const fitting = (n: number, centimes = 0) => products({ boiler: pick(boilers, n), min_price: 250 + centimes / 100 });
  const numbered = (n: number, centimes = 0) => products({ search: pick(numbers, n), min_price: centimes / 100 });
  const lists = { path: '/api/categories-tags/', read: (db: Database) => readCategoriesTags({ db }) };
  const page = { kept: 0.45, sold: 0.45 };
  const found = { kept: 0.8, sold: 0.45, first: 0.45 };
  const modes = ['kept', 'sold', 'first'] as const;
  return [
    {
      call: 'products',
      kept: products({}),
      make: (n) => products({ page: 1 + (n % 25), limit: 11 + (n % 20) }),
      share: page,
    },
    { call: 'products, filtered', make: filtered, modes, share: page },
    {
      call: 'products, text',
      kept: products({ search: 'chaudiere' }),
      make: (n) => products({ search: pick(words, n) }),
    },
    { call: 'product', make: (n) => product(pick(ids, n)), share: { kept: 0.3, sold: 0.3 } },
    { call: 'suggestions', kept: suggestions('chaud'), make: (n) => suggestions(pick(words, n).slice(0, 3 + (n % 5))) },
    { call: 'related', make: (n) => related(pick(ids, n)) },
    { call: 'products, boiler', make: fitting, modes, share: found },
    { call: 'products, number', make: numbered, modes, share: found },
    { call: 'boiler', make: (n) => boiler(pick(boilers, n)), share: found },
    { call: 'categories-tags', make: () => lists, modes: ['kept'] },
  ];
}

function products(filters: Record<string, string | number>): Read {
  const query = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]));
  const read = (db: Database) => listProducts({ db, query: productsQuery.parse(Object.fromEntries(query)) });
  return { path: `/api/products/?${query}`, read };
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
  const read = (db: Database) => suggest({ db, text, fitsFirst: '' });
  return { path: `/api/search-suggestions/?q=${encodeURIComponent(text)}`, read };
}
