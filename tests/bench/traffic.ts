/** Changes a shop while people read its pages: orders, and an import of new prices. */
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { Contender } from './contender';
import { orderRequest } from './order-bodies';

const ORDERS_A_SECOND = 1;
const LINES_A_SECOND = 20;
/** Seconds between imports: each starts as a job, which takes a moment. */
const IMPORT_SECONDS = 5;
const LINES = LINES_A_SECOND * IMPORT_SECONDS;

export type Traffic = { orders: number; changes: number };

/** @returns a function that stops it and returns what was done */
export async function startTraffic({ under, basis }: Contender, token: string): Promise<() => Promise<Traffic>> {
  const done: Traffic = { orders: 0, changes: 0 };
  const ending = new AbortController();
  const references = await readReferences(under.db);
  const every = async (seconds: number, work: (round: number) => Promise<void>) => {
    for (let round = 0; !ending.signal.aborted; round++) {
      const next = performance.now() + seconds * 1_000;
      await work(round);
      await setTimeout(Math.max(0, next - performance.now()), undefined, { signal: ending.signal }).catch(
        () => undefined,
      );
    }
  };
  const order = async (index: number) => {
    const { path, headers, body } = orderRequest({ basis, index, lines: 2, hasKey: true });
    await succeed(under.shop.url + path, {
      method: 'POST',
      ...(headers ? { headers } : {}),
      ...(body ? { body } : {}),
    });
    done.orders += 1;
  };
  const change = async (round: number) => {
    const from = (round * LINES) % references.length;
    const lines = references.slice(from, from + LINES);
    await importPrices({ url: under.shop.url, token, lines, price: 1_000 + round });
    done.changes += lines.length;
  };
  const loops = Promise.all([every(1 / ORDERS_A_SECOND, order), every(IMPORT_SECONDS, change)]);
  // A failure is reported at the end, where it is awaited.
  loops.catch(() => undefined);
  return async () => {
    ending.abort();
    await loops;
    return done;
  };
}

/** References of products all over the catalogue, in the same order in every run. */
async function readReferences(db: pg.Pool): Promise<string[]> {
  const { rows } = await db.query<{ reference: string }>(
    `SELECT reference FROM products WHERE published AND reference IS NOT NULL ORDER BY md5('import' || id) LIMIT 5000`,
  );
  return rows.map(({ reference }) => reference);
}

/** Imports new prices and waits for the end of the import. */
async function importPrices({
  url,
  token,
  lines,
  price,
}: {
  url: string;
  token: string;
  lines: readonly string[];
  price: number;
}): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const form = new FormData();
  const csv = ['reference,price', ...lines.map((reference, index) => `"${reference}",${price + index}`)].join('\n');
  form.set('file', new Blob([csv], { type: 'text/csv' }), 'prices.csv');
  const { id } = await succeed<{ id: number }>(`${url}/api/admin/products/import/`, {
    method: 'POST',
    body: form,
    headers,
  });
  for (;;) {
    const run = await succeed<{ status: string; updated: number }>(`${url}/api/admin/products/import/${id}/`, {
      headers,
    });
    if (run.status === 'done') return;
    await setTimeout(50);
  }
}

async function succeed<T>(url: string, init: RequestInit): Promise<T> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 200)}`);
  // The documented shape of the call that was made.
  return JSON.parse(text) as T;
}
