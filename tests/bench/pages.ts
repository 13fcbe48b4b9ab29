/**
 * Answers that the shop has in memory, beside a bare server that sends the same bytes; and the pages of a shop in which
 * orders and an import go on.
 */
import { fork } from 'node:child_process';
import path from 'node:path';
import { logIn } from '../support/back-office';
import { ADMIN } from '../support/shop';
import type { BareRequest } from './bare-server';
import type { Contender } from './contender';
import { type Figure, figureOf, type Run } from './figures';
import { inTurn, type LoadRequest, load } from './load';
import type { BenchOptions } from './options';
import { startTraffic, type Traffic } from './traffic';

const LISTING_PAGES = 40;
const PRODUCT_PAGES = 160;
const READERS = 20;
/** A minute at least, for a look in passing a sixth of it. */
const MIX_ROUNDS = 10;

export const MIN_SHARE_OF_BARE = 0.4;
export const MIN_MIX_RATE = 1_500;
export const MAX_MIX_P99 = 100;

export type PagesMeasurement = {
  products: number;
  call: string;
  shop: Figure;
  /** null beside the mix, which a bare server knows nothing of */
  bare: Figure | null;
  traffic: Traffic | null;
};

export async function measurePages(contender: Contender, options: BenchOptions): Promise<PagesMeasurement[]> {
  const pages = addressesOf(
    contender,
    (index) => `/products?page=${index}`,
    (id) => `/product/${id}`,
  );
  const answers = addressesOf(
    contender,
    (index) => `/api/products/?page=${index}`,
    (id) => `/api/product/${id}/`,
  );
  const measurements: PagesMeasurement[] = [];
  for (const [call, paths] of [
    ['pages, kept', pages],
    ['answers, kept', answers],
  ] as const) {
    if (call.includes(options.only)) measurements.push(await besideBare({ contender, call, paths, options }));
  }
  if ('pages, mix'.includes(options.only)) measurements.push(await amidTraffic({ contender, paths: pages, options }));
  return measurements;
}

/** One line a call, and what was promised of it. */
export function asPagesTable(measurements: readonly PagesMeasurement[]): string {
  return [
    `Kept answers, ${LISTING_PAGES} lists and ${PRODUCT_PAGES} products, ${READERS} readers`,
    ...measurements.map(({ products, call, shop, bare, traffic }) => {
      const beside = bare
        ? `, ${((100 * shop.rate) / bare.rate).toFixed(0)} % of a bare server's ${bare.rate.toFixed(0)}`
        : '';
      const amid = traffic ? `, amid ${traffic.orders} orders and ${traffic.changes} imported changes` : '';
      const times = `p50 ${shop.p50.toFixed(2)} ms, p99 ${shop.p99.toFixed(1)} ms`;
      return `${products}: ${call}: ${shop.rate.toFixed(0)}/s, ${times}${beside}${amid}`;
    }),
    ...measurements.map((one) => `${isKept(one) ? 'met' : 'MISSED'}: ${one.call}: ${promiseOf(one)}`),
  ].join('\n');
}

export function isKept({ shop, bare }: PagesMeasurement): boolean {
  if (bare) return shop.rate >= MIN_SHARE_OF_BARE * bare.rate;
  return shop.rate >= MIN_MIX_RATE && shop.p99 <= MAX_MIX_P99;
}

function promiseOf({ bare }: PagesMeasurement): string {
  if (bare) return `at least ${100 * MIN_SHARE_OF_BARE} % of a bare server`;
  return `at least ${MIN_MIX_RATE} pages a second, p99 at most ${MAX_MIX_P99} ms`;
}

function addressesOf({ sample }: Contender, list: (page: number) => string, product: (id: number) => string): string[] {
  return [
    ...Array.from({ length: LISTING_PAGES }, (_, index) => list(1 + index)),
    ...sample.products.slice(0, PRODUCT_PAGES).map(({ id }) => product(id)),
  ];
}

type Measured = { contender: Contender; paths: readonly string[]; options: BenchOptions };

async function besideBare({ contender, call, paths, options }: Measured & { call: string }): Promise<PagesMeasurement> {
  const shop = contender.under.shop.url;
  await readAll(shop, paths);
  const bare = await startBare({ origin: shop, paths });
  const runs: { shop: Run[]; bare: Run[] } = { shop: [], bare: [] };
  try {
    for (let round = 0; round <= options.rounds; round++) {
      for (const [who, origin] of [
        ['shop', shop],
        ['bare', bare.origin],
      ] as const) {
        const run = await load({
          origin,
          connections: READERS,
          extent: { seconds: options.seconds / options.rounds },
          next: askFor(paths),
        });
        // The first round warms up.
        if (round > 0) runs[who].push(run);
      }
    }
  } finally {
    bare.stop();
  }
  return { products: contender.products, call, shop: figureOf(runs.shop), bare: figureOf(runs.bare), traffic: null };
}

async function amidTraffic({ contender, paths, options }: Measured): Promise<PagesMeasurement> {
  const origin = contender.under.shop.url;
  const { access } = await logIn(origin, ADMIN);
  await readAll(origin, paths);
  const stop = await startTraffic(contender, access);
  const run = await load({
    origin,
    connections: READERS,
    extent: { seconds: options.seconds * MIX_ROUNDS },
    next: askFor(paths),
  }).finally(stop);
  return { products: contender.products, call: 'pages, mix', shop: figureOf([run]), bare: null, traffic: await stop() };
}

function askFor(paths: readonly string[]): () => LoadRequest {
  return inTurn(paths.map((one) => ({ method: 'GET' as const, path: one })));
}

async function readAll(origin: string, paths: readonly string[]): Promise<void> {
  await load({ origin, connections: 1, extent: { requests: paths.length }, next: askFor(paths) });
}

async function startBare(message: BareRequest): Promise<{ origin: string; stop: () => void }> {
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'), { execArgv: ['--import', 'tsx'] });
  const port = await new Promise<number>((resolve, reject) => {
    // What the server of this file sends (bare-server.ts).
    child.once('message', (answer) => resolve((answer as { port: number }).port));
    child.once('exit', (code) => reject(new Error(`The bare server ended with code ${code}.`)));
    child.send(message);
  });
  return { origin: `http://localhost:${port}`, stop: () => child.disconnect() };
}
