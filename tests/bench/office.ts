/** Compares how long the back office's screens wait on a small and on a large shop. */
import { logIn } from '../support/back-office';
import { ADMIN } from '../support/running/shop';
import type { Contender } from './contender';
import { figureOf, type Run } from './figures';
import { inTurn, load } from './load';
import { type OfficeCall, officeCalls } from './office-calls';
import type { BenchOptions } from './options';

export type OfficeMeasurement = {
  screen: string;
  call: string;
  /** by number of products, which is also that of orders, ascending */
  p50: readonly { size: number; milliseconds: number }[];
  /** the largest beside the smallest */
  growth: number;
  isPromised: boolean;
};

export const MAX_OFFICE_GROWTH = 3;

/** One request at a time, as in a back office; the shops take turns. */
export async function measureOffice(
  contenders: readonly Contender[],
  options: BenchOptions,
): Promise<OfficeMeasurement[]> {
  const offices = await Promise.all(contenders.map(openOffice));
  const measurements: OfficeMeasurement[] = [];
  for (const [index, { screen, call, after, isPromised }] of (offices[0]?.calls ?? []).entries()) {
    if (!`office ${screen} ${call}`.includes(options.only)) continue;
    const laps = offices.map(({ size, calls, ask, askAfter }) => ({
      size,
      ask: after === undefined ? ask : askAfter.bind(null, after),
      runs: [] as Run[],
      paths: calls[index]?.paths ?? [],
    }));
    for (const { ask, paths } of laps) await ask(paths, options.warmUpSeconds);
    for (let round = 0; round < options.rounds; round++) {
      for (const { ask, paths, runs } of laps) runs.push(await ask(paths, options.seconds / options.rounds));
    }
    const p50 = laps.map(({ size, runs }) => ({ size, milliseconds: figureOf(runs).p50 }));
    const [first, last] = [p50[0], p50.at(-1)];
    measurements.push({
      screen,
      call,
      p50,
      isPromised,
      growth: first && last ? last.milliseconds / first.milliseconds : 0,
    });
  }
  return measurements;
}

type Ask = (paths: readonly string[], seconds: number) => Promise<Run>;
type AskAfter = (kind: 'price' | 'move', paths: readonly string[], seconds: number) => Promise<Run>;
type Office = { size: number; calls: OfficeCall[]; ask: Ask; askAfter: AskAfter };

async function openOffice({ products, under }: Contender): Promise<Office> {
  const { access } = await logIn(under.shop.url, ADMIN);
  const headers = { Authorization: `Bearer ${access}`, Cookie: `payload-token=${access}` };
  const ask: Ask = (paths, seconds) => {
    const next = inTurn(paths.map((path) => ({ method: 'GET' as const, path, headers })));
    return load({ origin: under.shop.url, connections: 1, extent: { seconds }, next });
  };
  return { size: products, calls: await officeCalls(under.db), ask, askAfter: await openEdits(under, headers) };
}

/** Requests that follow an edit, or the edits themselves. */
async function openEdits({ shop, db }: Contender['under'], headers: Record<string, string>): Promise<AskAfter> {
  const { rows } = await db.query<{ id: number }>('SELECT id FROM products WHERE published ORDER BY id LIMIT 1');
  const categories = await db.query<{ id: number }>('SELECT id FROM categories ORDER BY id LIMIT 2');
  const ids = categories.rows.map(({ id }) => id);
  let edits = 0;
  const edit = async (kind: 'price' | 'move') => {
    edits += 1;
    const fields = kind === 'price' ? { price: 1_000 + edits } : { category_ids: [ids[edits % ids.length]] };
    await succeed(`${shop.url}/api/admin/products/${rows[0]?.id}/`, {
      method: 'PUT',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    });
  };
  return async (kind, paths, seconds) => {
    const durations: number[] = [];
    const next = inTurn(paths);
    const startedAt = performance.now();
    while (performance.now() - startedAt < seconds * 1_000) {
      const savedAt = performance.now();
      await edit(kind);
      const askedAt = performance.now();
      if (paths.length > 0) await succeed(shop.url + next(), { headers });
      durations.push(paths.length > 0 ? performance.now() - askedAt : askedAt - savedAt);
    }
    return { durations, seconds };
  };
}

async function succeed(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 200)}`);
}

/** The worst growth of the screens; saves are left out. */
export function worstGrowth(measurements: readonly OfficeMeasurement[]): number {
  return Math.max(0, ...measurements.filter(({ isPromised }) => isPromised).map(({ growth }) => growth));
}

/** One line a call, the worst at the end. */
export function asOfficeTable(measurements: readonly OfficeMeasurement[]): string {
  const lines = measurements.map(({ screen, call, p50, growth }) => {
    const times = p50.map(({ size, milliseconds }) => `${size}: ${milliseconds.toFixed(1)} ms`).join('  ');
    return `${`${screen}, ${call}`.padEnd(36)} ${times}  x ${growth.toFixed(2)}`;
  });
  const worst = worstGrowth(measurements);
  const verdict = worst <= MAX_OFFICE_GROWTH ? 'kept' : 'NOT KEPT';
  return [
    'The back office, p50 of one person asking',
    ...lines,
    `growth of its screens at most x ${MAX_OFFICE_GROWTH}: ${verdict} (x ${worst.toFixed(2)})`,
  ].join('\n');
}
