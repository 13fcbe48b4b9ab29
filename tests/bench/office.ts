/** The back office on a small and on a large shop: how much longer its screens wait for the large one. */
import { logIn } from '../support/back-office';
import { ADMIN } from '../support/shop';
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
};

export const MAX_OFFICE_GROWTH = 3;

/** One person asks at a time, as one does in a back office; the shops take turns. */
export async function measureOffice(
  contenders: readonly Contender[],
  options: BenchOptions,
): Promise<OfficeMeasurement[]> {
  const offices = await Promise.all(contenders.map(openOffice));
  const measurements: OfficeMeasurement[] = [];
  for (const [index, { screen, call }] of (offices[0]?.calls ?? []).entries()) {
    if (!`office ${screen} ${call}`.includes(options.only)) continue;
    const laps = offices.map(({ size, calls, ask }) => ({
      size,
      ask,
      runs: [] as Run[],
      paths: calls[index]?.paths ?? [],
    }));
    for (const { ask, paths } of laps) await ask(paths, options.warmUpSeconds);
    for (let round = 0; round < options.rounds; round++) {
      for (const { ask, paths, runs } of laps) runs.push(await ask(paths, options.seconds / options.rounds));
    }
    const p50 = laps.map(({ size, runs }) => ({ size, milliseconds: figureOf(runs).p50 }));
    const [first, last] = [p50[0], p50.at(-1)];
    measurements.push({ screen, call, p50, growth: first && last ? last.milliseconds / first.milliseconds : 0 });
  }
  return measurements;
}

type Ask = (paths: readonly string[], seconds: number) => Promise<Run>;

async function openOffice({ products, under }: Contender): Promise<{ size: number; calls: OfficeCall[]; ask: Ask }> {
  const { access } = await logIn(under.shop.url, ADMIN);
  const headers = { Authorization: `Bearer ${access}`, Cookie: `payload-token=${access}` };
  const ask: Ask = (paths, seconds) => {
    const next = inTurn(paths.map((path) => ({ method: 'GET' as const, path, headers })));
    return load({ origin: under.shop.url, connections: 1, extent: { seconds }, next });
  };
  return { size: products, calls: await officeCalls(under.db), ask };
}

/** One line a call, the worst at the end. */
export function asOfficeTable(measurements: readonly OfficeMeasurement[]): string {
  const lines = measurements.map(({ screen, call, p50, growth }) => {
    const times = p50.map(({ size, milliseconds }) => `${size}: ${milliseconds.toFixed(1)} ms`).join('  ');
    return `${`${screen}, ${call}`.padEnd(30)} ${times}  x ${growth.toFixed(2)}`;
  });
  const worst = Math.max(0, ...measurements.map(({ growth }) => growth));
  const verdict = worst <= MAX_OFFICE_GROWTH ? 'kept' : 'NOT KEPT';
  return [
    'The back office, p50 of one person asking',
    ...lines,
    `growth at most x ${MAX_OFFICE_GROWTH}: ${verdict} (x ${worst.toFixed(2)})`,
  ].join('\n');
}
