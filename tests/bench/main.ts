/** `npm run bench`: the production shop beside its floor, on a small and on a large catalogue. See docs/benchmarks.md. */
import { rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { makeDataDir } from '../support/running/shop';
import { type Contender, closeContender, openContender, orderLap, readLap } from './contender';
import type { Measurement } from './figures';
import { measure } from './measure';
import { asOfficeTable, MAX_OFFICE_GROWTH, measureOffice, worstGrowth } from './office';
import { type BenchOptions, readOptions } from './options';
import { asPagesTable, isKept, measurePages } from './pages';
import { fill } from './shop-under-test';
import { asTable, asVerdicts, EXPLANATION } from './table';
import { LONG_ORDER, verdicts } from './verdict';

const ORDERS = [
  { call: 'order', lines: 2, hasKey: false },
  { call: 'order with a key', lines: 2, hasKey: true },
  { call: LONG_ORDER, lines: 20, hasKey: false },
];

type Filling = { products: number; seconds: number };

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function measureAll(contenders: readonly Contender[], options: BenchOptions): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  const isIncluded = (call: string) => call.includes(options.only);
  for (const { call, mode } of contenders[0]?.calls ?? []) {
    if (!isIncluded(call)) continue;
    say(`  ${call} (${mode})`);
    const laps = [];
    for (const contender of contenders) laps.push(await readLap(contender, { call, mode }));
    measurements.push(...(await measure({ laps, options })));
  }
  const orders = ORDERS.filter(({ call }) => isIncluded(call));
  for (const { call } of orders) say(`  ${call}`);
  const laps = contenders.flatMap((contender) => orders.map((order) => orderLap(contender, order)));
  return [...measurements, ...(await measure({ laps, options }))];
}

/** @returns false if a promise was not kept */
async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2));
  const folders: string[] = [];
  const contenders: Contender[] = [];
  const filling: Filling[] = [];
  try {
    for (const products of options.sizes) {
      const dataDir = await makeDataDir();
      folders.push(dataDir);
      const seconds = await fill({ dataDir, products });
      filling.push({ products, seconds });
      say(`${products} products and orders: an empty shop was filled in ${seconds.toFixed(1)} s`);
    }
    for (const [index, products] of options.sizes.entries()) {
      contenders.push(await openContender({ dataDir: folders[index] ?? '', products }));
    }
    const measurements = await measureAll(contenders, options);
    say('  kept answers and pages');
    const [largest] = contenders.slice(-1);
    const pages = largest ? await measurePages(largest, options) : [];
    say('  the back office');
    const office = await measureOffice(contenders, options);
    const held = verdicts(measurements);
    say(`\n${asTable(measurements)}\n\n${EXPLANATION}\n\n${asVerdicts(held)}\n\n${asOfficeTable(office)}

${asPagesTable(pages)}`);
    if (options.out) {
      const machine = { cores: cpus().length, cpu: cpus()[0]?.model ?? '', node: process.version };
      const results = { machine, options, filling, measurements, verdicts: held, office, pages };
      await writeFile(options.out, `${JSON.stringify(results, null, 2)}\n`);
    }
    const isOfficeQuick = worstGrowth(office) <= MAX_OFFICE_GROWTH;
    return isOfficeQuick && pages.every(isKept) && held.every(({ isMet, isPromised }) => isMet || !isPromised);
  } finally {
    for (const contender of contenders) await closeContender(contender);
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
}

if (!(await main())) process.exitCode = 1;
