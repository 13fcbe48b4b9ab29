/** One figure beside its floor: shop and floor take turns, so that whatever else the machine does hits both. */
import { type Figure, figureOf, type Mode, type Run } from './figures';
import type { Floor } from './floor';
import { inTurn, type LoadRequest, load } from './load';
import type { BenchOptions } from './options';
import { type OrderBasis, orderRequest } from './order-bodies';
import { startSelling } from './pulse';
import type { ReadCall } from './reads';
import { recordStatements } from './record-sql';
import { dropWaitingMails, type ShopUnderTest } from './shop-under-test';

type Sources = { shop: () => LoadRequest; floor: () => LoadRequest };
type Rivals = { under: ShopUnderTest; floor: Floor; options: BenchOptions };
export type Pair = { mode: Mode; connections: number; shop: Figure; floor: Figure };

/** Measures a call that reads, at each number of connections. */
export async function measureRead({ under, floor, options }: Rivals, call: ReadCall): Promise<Pair[]> {
  await floor.setStatements(await recordStatements({ db: under.db, call }));
  const get = (path: string): LoadRequest => ({ method: 'GET', path });
  const shop = inTurn(call.requests.map(({ path }) => get(path)));
  const sources = { shop, floor: inTurn(call.requests.map((_, index) => get(`/${index}`))) };
  const stopSelling = call.mode === 'sold' ? startSelling(under.db) : () => undefined;
  try {
    if (call.mode === 'sold') {
      // Asked once each: what a sale leaves standing is known from here on.
      await load({ origin: under.shop.url, connections: 10, extent: { requests: call.requests.length }, next: shop });
    }
    return await measurePairs({ under, floor, options, sources, mode: call.mode, rest: async () => undefined });
  } finally {
    stopSelling();
  }
}

/** Measures orders: each one a new one, of products that never run out. */
export async function measureOrders(
  { under, floor, options }: Rivals,
  { basis, hasKey }: { basis: OrderBasis; hasKey: boolean },
): Promise<Pair[]> {
  let index = 0;
  const next = () => orderRequest({ basis, index: index++, hasKey });
  const rest = () => dropWaitingMails(under.db);
  return measurePairs({ under, floor, options, sources: { shop: next, floor: next }, mode: '-', rest });
}

async function measurePairs({
  under,
  floor,
  options,
  sources,
  mode,
  rest,
}: Rivals & { sources: Sources; mode: Mode; rest: () => Promise<void> }): Promise<Pair[]> {
  const ask = async (who: keyof Sources, connections: number, seconds: number) => {
    const origin = who === 'shop' ? under.shop.url : floor.origin;
    const run = await load({ origin, connections, extent: { seconds }, next: sources[who] });
    await rest();
    return run;
  };
  for (const who of ['shop', 'floor'] as const) await ask(who, 10, options.warmUpSeconds);
  const pairs: Pair[] = [];
  for (const connections of options.connections) {
    const runs: Record<keyof Sources, Run[]> = { shop: [], floor: [] };
    for (let round = 0; round < options.rounds; round++) {
      for (const who of ['shop', 'floor'] as const) {
        runs[who].push(await ask(who, connections, options.seconds / options.rounds));
      }
    }
    pairs.push({ mode, connections, shop: figureOf(runs.shop), floor: figureOf(runs.floor) });
  }
  return pairs;
}
