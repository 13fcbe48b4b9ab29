/**
 * Measures answers from the shop's memory beside a bare server that sends the same bytes, and pages during orders and an
 * import.
 */
import { logIn } from '../support/back-office';
import { ADMIN } from '../support/running/shop';
import { askFor, besideBare, type Side } from './bare';
import type { Contender } from './contender';
import { cpuMs } from './cpu';
import { figureOf } from './figures';
import { load } from './load';
import type { BenchOptions } from './options';
import { startTraffic, type Traffic } from './traffic';

const LISTING_PAGES = 40;
const PRODUCT_PAGES = 160;
const READERS = 20;
const GZIP = { 'accept-encoding': 'gzip' };
/** Longer than any other measurement, because the changes come once a second. */
const MIX_ROUNDS = 10;

export const MIN_SHARE_OF_BARE = 0.4;
export const MIN_MIX_RATE = 1_500;
export const MAX_MIX_P99 = 100;

export type PagesMeasurement = {
  products: number;
  call: string;
  shop: Side;
  /** null for the mix, which a bare server cannot answer */
  bare: Side | null;
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
  for (const [call, paths, headers] of [
    ['pages, kept', pages, {}],
    ['pages, kept, compressed', pages, GZIP],
    ['answers, kept, compressed', answers, GZIP],
  ] as const) {
    if (!call.includes(options.only)) continue;
    const sides = await besideBare({ shop: contender.under, paths, headers, connections: READERS, options });
    measurements.push({ products: contender.products, call, traffic: null, ...sides });
  }
  if ('pages, kept amid traffic'.includes(options.only))
    measurements.push(await amidTraffic({ contender, paths: pages, options }));
  return measurements;
}

/** One line for each call, with its promise. */
export function asPagesTable(measurements: readonly PagesMeasurement[]): string {
  return [
    `Kept answers, ${LISTING_PAGES} lists and ${PRODUCT_PAGES} products, ${READERS} readers`,
    ...measurements.map(({ products, call, shop, bare, traffic }) => {
      const beside = bare
        ? `, ${percent(shop.rate / bare.rate)} of a bare server's ${bare.rate.toFixed(0)}, which takes ${percent(bare.cpu / shop.cpu)} of its processor time (${bare.cpu.toFixed(0)} of ${shop.cpu.toFixed(0)} µs)`
        : `, ${shop.cpu.toFixed(0)} µs of processor time`;
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

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
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

async function amidTraffic({ contender, paths, options }: Measured): Promise<PagesMeasurement> {
  const { shop, pid } = contender.under;
  const { access } = await logIn(shop.url, ADMIN);
  const next = askFor(paths);
  await load({ origin: shop.url, connections: 1, extent: { requests: paths.length }, next });
  const stop = await startTraffic(contender, access);
  const before = await cpuMs(pid);
  const extent = { seconds: options.seconds * MIX_ROUNDS };
  const run = await load({ origin: shop.url, connections: READERS, extent, next }).finally(stop);
  const cpu = (1_000 * ((await cpuMs(pid)) - before)) / run.durations.length;
  const traffic = await stop();
  return {
    products: contender.products,
    call: 'pages, kept amid traffic',
    shop: { ...figureOf([run]), cpu },
    bare: null,
    traffic,
  };
}
