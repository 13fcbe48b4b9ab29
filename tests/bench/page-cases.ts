/** Answers from the shop's memory beside a bare server that sends the same bytes, and pages during orders and imports. */
import { setTimeout } from 'node:timers/promises';
import { json } from '../support/api';
import { postImport, readImport, table } from '../support/imports';
import { postOrder } from '../support/orders';
import { type Contender, column } from './contender';
import type { Case } from './measure';
import { NEVER_ORDERED, type OrderRequest } from './order-cases';

const LISTING_PAGES = 40;
const PRODUCT_PAGES = 160;
const READERS = [20];
const GZIP = { 'accept-encoding': 'gzip' };
const MIN_SHARE_OF_BARE = 0.4;

/** Each import starts as a job, which takes a moment. */
const IMPORT_SECONDS = 5;
const LINES_A_SECOND = 20;

export async function pageCases(contender: Contender, order: OrderRequest): Promise<Case[]> {
  const { db, shop, setFloor } = contender;
  const ids = await column<number>(
    db,
    `SELECT id FROM products WHERE published ORDER BY md5(id::text) LIMIT ${PRODUCT_PAGES}`,
  );
  const references = await column(
    db,
    `SELECT reference FROM products WHERE published AND reference IS NOT NULL AND ${NEVER_ORDERED}
     ORDER BY md5('import' || id) LIMIT 5000`,
  );
  const numbers = Array.from({ length: LISTING_PAGES }, (_, index) => 1 + index);
  const pages = [...numbers.map((page) => `/products?page=${page}`), ...ids.map((id) => `/product/${id}`)];
  const answers = [...numbers.map((page) => `/api/products/?page=${page}`), ...ids.map((id) => `/api/product/${id}/`)];
  const read = (call: string, paths: readonly string[], headers: Record<string, string>) => {
    let index = 0;
    const next = () => ({ method: 'GET' as const, path: paths[index++ % paths.length] ?? '', headers });
    return { call, mode: '-' as const, next, firstPass: paths.length, connections: READERS };
  };
  const kept = [
    ['pages, kept', pages, {}],
    ['pages, kept, compressed', pages, GZIP],
    ['answers, kept, compressed', answers, GZIP],
  ] as const;
  return [
    ...kept.map(([call, paths, headers]): Case => {
      const reads = read(call, paths, headers);
      const openFloor = async () => {
        await setFloor({ origin: shop.origin, paths, headers });
        return reads.next;
      };
      return { ...reads, openFloor, promised: { share: MIN_SHARE_OF_BARE } };
    }),
    {
      ...read('pages, kept amid traffic', pages, {}),
      // The changes come once a second.
      lengthening: 10,
      startChanges: () => startTraffic(contender, order, references),
      promised: { rate: 1_500, p99: 100 },
    },
  ];
}

/** An order a second, and imports of new prices for products all over the catalogue. */
function startTraffic({ shop, token }: Contender, request: OrderRequest, references: readonly string[]) {
  const order = async (second: number) => {
    const { body, headers } = request(second, { lines: 2, hasKey: true });
    await json(await postOrder(shop.origin, body, headers), 201);
  };
  const importPrices = async (second: number) => {
    const from = (second * LINES_A_SECOND) % references.length;
    // Another price than in the import before.
    const price = String(1_000 + (Date.now() % 100_000));
    const lines = references
      .slice(from, from + LINES_A_SECOND * IMPORT_SECONDS)
      .map((reference) => ({ reference, price }));
    const options = { url: shop.origin, token };
    const { id } = await json<{ id: number }>(await postImport(table(...lines), options), 202);
    while ((await readImport(id, options)).status !== 'done') await setTimeout(50);
  };
  let isOver = false;
  const run = async () => {
    let imported = Promise.resolve();
    for (let second = 0; !isOver; second++) {
      if (second % IMPORT_SECONDS === 0) {
        await imported;
        imported = importPrices(second);
        // A failure is reported where it is awaited.
        imported.catch(() => undefined);
      }
      await Promise.all([order(second), setTimeout(1_000)]);
    }
    await imported;
  };
  const running = run();
  running.catch(() => undefined);
  return () => {
    isOver = true;
    return running;
  };
}
