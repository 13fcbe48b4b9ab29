/** Measures a shop with answers in memory in turns with a bare server that sends the same bytes. */
import { fork } from 'node:child_process';
import path from 'node:path';
import type { BareRequest } from './bare-server';
import { cpuMs } from './cpu';
import { type Figure, figureOf, type Run } from './figures';
import { inTurn, type LoadRequest, load } from './load';
import type { BenchOptions } from './options';
import type { ShopUnderTest } from './shop-under-test';

/** `cpu`: microseconds of processor time for one answer. */
export type Side = Figure & { cpu: number };

type Server = { origin: string; pid: number };

export async function besideBare({
  shop: { shop, pid },
  paths,
  headers,
  connections,
  options,
}: {
  shop: ShopUnderTest;
  paths: readonly string[];
  headers: Record<string, string>;
  connections: number;
  options: BenchOptions;
}): Promise<{ shop: Side; bare: Side }> {
  const next = askFor(paths, headers);
  await load({ origin: shop.url, connections: 1, extent: { requests: paths.length }, next });
  const bare = await startBare({ origin: shop.url, paths, headers });
  const measure = sideMeter({ next, connections, seconds: options.seconds / options.rounds });
  const [ours, theirs] = [measure({ origin: shop.url, pid }), measure(bare)];
  try {
    for (let round = 0; round <= options.rounds; round++) {
      // The first round warms up.
      for (const side of [ours, theirs]) await side.run({ counts: round > 0 });
    }
  } finally {
    bare.stop();
  }
  return { shop: ours.side(), bare: theirs.side() };
}

export function askFor(paths: readonly string[], headers: Record<string, string> = {}): () => LoadRequest {
  return inTurn(paths.map((one) => ({ method: 'GET' as const, path: one, headers })));
}

function sideMeter({ next, connections, seconds }: { next: () => LoadRequest; connections: number; seconds: number }) {
  return ({ origin, pid }: Server) => {
    const runs: Run[] = [];
    let spent = 0;
    const run = async ({ counts }: { counts: boolean }) => {
      const before = await cpuMs(pid);
      const done = await load({ origin, connections, extent: { seconds }, next });
      if (!counts) return;
      runs.push(done);
      spent += (await cpuMs(pid)) - before;
    };
    const side = (): Side => {
      const answers = runs.reduce((sum, { durations }) => sum + durations.length, 0);
      return { ...figureOf(runs), cpu: (1_000 * spent) / answers };
    };
    return { run, side };
  };
}

async function startBare(message: BareRequest): Promise<Server & { stop: () => void }> {
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'), { execArgv: ['--import', 'tsx'] });
  const port = await new Promise<number>((resolve, reject) => {
    // What the server of this file sends (bare-server.ts).
    child.once('message', (answer) => resolve((answer as { port: number }).port));
    child.once('exit', (code) => reject(new Error(`The bare server ended with code ${code}.`)));
    child.send(message);
  });
  return { origin: `http://localhost:${port}`, pid: child.pid ?? 0, stop: () => child.disconnect() };
}
