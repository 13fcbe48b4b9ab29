/** Sends requests as fast as a server answers and records how long each answer took. */
import autocannon, { type Result } from 'autocannon';
import type { Run } from './figures';

export type LoadRequest = { method: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string };

const TICK_MS = 100;

/** Seconds, or a number of requests. */
export type Extent = { seconds: number } | { requests: number };

/**
 * @param next the next request, for whichever connection is free: with a list for each connection all would send the same request
 *   at the same moment, and the shop would answer all of them with one query
 * @throws if an answer is not 2xx or does not come: a figure that includes refusals means nothing
 */
export async function load({
  origin,
  connections,
  extent,
  next,
}: {
  origin: string;
  connections: number;
  extent: Extent;
  next: () => LoadRequest;
}): Promise<Run> {
  const durations: number[] = [];
  const startedAt = performance.now();
  let lastAt = startedAt;
  const result = await new Promise<Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url: origin,
        connections,
        ...('seconds' in extent ? { duration: extent.seconds } : { amount: extent.requests }),
        sampleInt: TICK_MS,
        timeout: 30,
        requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
      },
      (error, answer) => (error ? reject(error) : resolve(answer)),
    );
    instance.on('response', (_client, _status, _bytes, milliseconds) => {
      durations.push(milliseconds);
      lastAt = performance.now();
    });
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${origin}: ${result.non2xx} refusals, ${result.errors} errors: ${JSON.stringify(result.statusCodeStats)}`,
    );
  }
  return { durations, seconds: (lastAt - startedAt) / 1000 };
}

/** Returns the items of a list in turn, again from the start after its end. */
export function inTurn<T>(items: readonly T[]): () => T {
  let index = 0;
  return () => {
    const item = items[index++ % items.length];
    if (item === undefined) throw new Error('The list is empty.');
    return item;
  };
}

const STEADY = 0.15;
const MAX_TRIES = 40;

/** Waits until a server that was just started answers at one pace: what it still loads would be measured with the rest. */
export async function settle(origin: string): Promise<void> {
  const next = () => ({ method: 'GET' as const, path: '/api/health/' });
  let before = 0;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const { durations } = await load({ origin, connections: 1, extent: { seconds: 0.5 }, next });
    if (Math.abs(durations.length - before) <= durations.length * STEADY) return;
    before = durations.length;
  }
}
