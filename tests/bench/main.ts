/** `npm run bench`: the production shop beside its floor, on a small and on a large catalogue. See docs/benchmarks.md. */
import { rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { makeDataDir } from '../support/shop';
import type { Measurement } from './figures';
import { startFloor } from './floor';
import { settle } from './load';
import { measureOrders, measureRead, type Pair } from './measure';
import { residentMb } from './memory';
import { type BenchOptions, readOptions } from './options';
import { stockUp } from './order-bodies';
import { readCalls } from './reads';
import { readSample } from './sample';
import { fill, openShop } from './shop-under-test';
import { asTable, asVerdicts } from './table';
import { verdicts } from './verdict';

const EXPLANATION = `mode  kept: the same request again and again, as the shop runs: it remembers answers until something changes
      sold: 500 requests that differ, while something is sold 40 times a second: every answer is forgotten, what a sale
        leaves standing (numbers of products, which products stand on a page) is known
      first: filters that nobody used before: nothing is known, the number of products included
      The floor remembers nothing in any mode: it runs the shop's SQL, the count of a list included, for each request.`;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function measureSize(dataDir: string, products: number, options: BenchOptions): Promise<Measurement[]> {
  const under = await openShop({ dataDir });
  const floor = await startFloor({ databaseUrl: under.db.options.connectionString ?? '' });
  const done: Measurement[] = [];
  const keep = async (call: string, pairs: readonly Pair[]) => {
    const memory = { shopMemory: await residentMb(under.pid), floorMemory: await residentMb(floor.pid) };
    for (const pair of pairs) {
      done.push({ products, call, ...pair, ...memory });
      say(
        `  ${call} (${pair.mode}), ${pair.connections} at once: ${pair.shop.rate.toFixed(0)} of ${pair.floor.rate.toFixed(0)} req/s`,
      );
    }
  };
  try {
    const basis = await stockUp(under.db);
    await settle(under.shop.url);
    for (const call of readCalls(await readSample(under.db))) {
      if (call.call.includes(options.only)) await keep(call.call, await measureRead({ under, floor, options }, call));
    }
    for (const [call, hasKey] of [
      ['order', false],
      ['order with a key', true],
    ] as const) {
      if (call.includes(options.only)) {
        await keep(call, await measureOrders({ under, floor, options }, { basis, hasKey }));
      }
    }
  } finally {
    await floor.stop();
    await under.db.end();
    await under.shop.stop();
  }
  return done;
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const dataDir = await makeDataDir();
  const measurements: Measurement[] = [];
  const filling: { products: number; seconds: number }[] = [];
  try {
    for (const products of options.sizes) {
      const seconds = await fill({ dataDir, products });
      filling.push({ products, seconds });
      say(`${products} products: filled in ${seconds.toFixed(1)} s`);
      measurements.push(...(await measureSize(dataDir, products, options)));
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  const held = verdicts(measurements);
  say(`\n${asTable(measurements)}\n\n${EXPLANATION}\n\n${asVerdicts(held)}`);
  if (options.out) {
    const machine = { cores: cpus().length, cpu: cpus()[0]?.model ?? '', node: process.version };
    await writeFile(
      options.out,
      `${JSON.stringify({ machine, options, filling, measurements, verdicts: held }, null, 2)}\n`,
    );
  }
  if (held.some(({ isMet }) => !isMet)) process.exitCode = 1;
}

await main();
