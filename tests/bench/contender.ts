/** A shop of one size with its floor on the same database, and the requests to both. */
import type { Mode, Run } from './figures';
import { type Floor, startFloor } from './floor';
import { type Extent, inTurn, type LoadRequest, load, settle } from './load';
import { type OrderBasis, type OrderKind, orderRequest, stockUp } from './order-bodies';
import { startSelling } from './pulse';
import { type ReadCall, readCalls } from './reads';
import { recordStatements } from './record-sql';
import { readSample, type Sample } from './sample';
import { dropWaitingMails, openShop, type ShopUnderTest } from './shop-under-test';

export type Contender = {
  products: number;
  under: ShopUnderTest;
  floor: Floor;
  calls: ReadCall[];
  sample: Sample;
  basis: OrderBasis;
};

export type Who = 'shop' | 'floor';

/** One call of one contender, ready to be measured. */
export type Lap = {
  call: string;
  mode: Mode;
  contender: Contender;
  run: (args: { who: Who; connections: number; extent: Extent }) => Promise<Run>;
  end: () => void;
};

export async function openContender({ dataDir, products }: { dataDir: string; products: number }): Promise<Contender> {
  const under = await openShop({ dataDir });
  const floor = await startFloor({ databaseUrl: under.databaseUrl });
  const basis = await stockUp(under.db);
  const sample = await readSample(under.db);
  const calls = readCalls(sample);
  await settle(under.shop.url);
  return { products, under, floor, basis, calls, sample };
}

export async function closeContender({ under, floor }: Contender): Promise<void> {
  await floor.stop();
  await under.db.end();
  await under.shop.stop();
}

/** Prepares a call that reads: the floor gets its statements, and the shop remembers what a sale does not change. */
export async function readLap(
  contender: Contender,
  { call: name, mode }: Pick<ReadCall, 'call' | 'mode'>,
): Promise<Lap> {
  const { under, floor, calls } = contender;
  const call = calls.find((one) => one.call === name && one.mode === mode);
  if (!call) throw new Error(`No such call: ${name} (${mode}).`);
  await floor.setStatements(await recordStatements({ db: under.db, call }));
  const get = (path: string): LoadRequest => ({ method: 'GET', path });
  const shop = inTurn(call.requests.map(({ path }) => get(path)));
  const next = { shop, floor: inTurn(call.requests.map((_, index) => get(`/${index}`))) };
  const end = mode === 'sold' ? startSelling(under.db) : () => undefined;
  const run: Lap['run'] = ({ who, ...args }) => load({ origin: originOf(contender, who), next: next[who], ...args });
  if (mode === 'sold') await run({ who: 'shop', connections: 10, extent: { requests: call.requests.length } });
  return { call: name, mode, contender, run, end };
}

/** Prepares a call that orders products which never run out. */
export function orderLap(contender: Contender, { call, ...kind }: OrderKind & { call: string }): Lap {
  let index = 0;
  const next = () => orderRequest({ basis: contender.basis, index: index++, ...kind });
  const run: Lap['run'] = async ({ who, ...args }) => {
    const done = await load({ origin: originOf(contender, who), next, ...args });
    await dropWaitingMails(contender.under.db);
    return done;
  };
  return { call, mode: '-', contender, run, end: () => undefined };
}

function originOf({ under, floor }: Contender, who: Who): string {
  return who === 'shop' ? under.shop.url : floor.origin;
}
