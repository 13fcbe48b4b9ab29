/** Sends requests as fast as a server answers and records how long each answer took. */
import { readFile } from 'node:fs/promises';
import { createHistogram } from 'node:perf_hooks';
import autocannon, { type Result } from 'autocannon';

export type LoadRequest = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** only prepares the next request; for one connection */
  isUnmeasured?: boolean;
};

export type Server = { origin: string; pid: number };

/** The next request, for whichever connection is free: with a list for each, all would ask the same thing at the same moment. */
export type Next = () => LoadRequest;

const MICROSECONDS = 1_000;
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Collects the answers of several rounds. */
export function newTally() {
  return { answers: createHistogram(), seconds: 0, cpuMs: 0 };
}

export type Tally = ReturnType<typeof newTally>;

/** Answers a second; milliseconds of an answer; microseconds of the server's processor time for an answer. */
export function figuresOf({ answers, seconds, cpuMs }: Tally) {
  const [p50 = 0, p99 = 0] = [50, 99].map((share) => answers.percentile(share) / MICROSECONDS);
  // A slow floor may finish no request in its time.
  const rate = seconds > 0 ? answers.count / seconds : 0;
  return { rate, p50, p99, cpu: (cpuMs * MICROSECONDS) / Math.max(1, answers.count) };
}

export type Figures = ReturnType<typeof figuresOf>;

type Load = { server: Server; next: Next; connections: number; tally: Tally };

/** @throws if an answer is not 2xx or does not come: a figure that includes refusals means nothing */
export async function load(
  { server: { origin, pid }, next, connections, tally }: Load,
  extent: { duration: number } | { amount: number },
): Promise<void> {
  let request: LoadRequest | undefined;
  const cpuBefore = await cpuMs(pid);
  const startedAt = performance.now();
  let lastAt = startedAt;
  const setupRequest = (defaults: autocannon.Request) => {
    request = next();
    return { ...defaults, ...request };
  };
  const { non2xx, errors, statusCodeStats } = await new Promise<Result>((resolve, reject) => {
    const options = { url: origin, connections, ...extent, sampleInt: 100, timeout: 30, requests: [{ setupRequest }] };
    autocannon(options, (error, result) => (error ? reject(error) : resolve(result))).on(
      'response',
      (_client, _status, _bytes, milliseconds) => {
        // autocannon's own latencies are whole milliseconds.
        if (!request?.isUnmeasured) tally.answers.record(Math.max(1, Math.round(milliseconds * MICROSECONDS)));
        lastAt = performance.now();
      },
    );
  });
  if (non2xx > 0 || errors > 0)
    throw new Error(`${origin}: ${non2xx} refusals, ${errors} errors: ${JSON.stringify(statusCodeStats)}`);
  tally.seconds += (lastAt - startedAt) / 1_000;
  tally.cpuMs += (await cpuMs(pid)) - cpuBefore;
}

/** Processor time of a process so far; 0 on systems other than Linux. Where the load generator is the bottleneck, rates hide what an answer costs. */
async function cpuMs(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // After the program's name, which may contain anything, user and system time are the 12th and 13th field.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}
