/** The counters of the running shop, for Prometheus. */
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

type Metrics = {
  registry: Registry;
  requests: Counter<'method' | 'route' | 'status'>;
  durations: Histogram<'method' | 'route'>;
};

const holder = globalThis as typeof globalThis & { __metrics?: Metrics };

/** Seconds, from a page out of memory to a search that reads the whole catalogue. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** One registry for both copies of this module: the server's and that of Next.js. */
export function metrics(): Metrics {
  holder.__metrics ??= make();
  return holder.__metrics;
}

function make(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Requests by method, route and status',
      labelNames: ['method', 'route', 'status'],
      registers: [registry],
    }),
    durations: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time until the answer was sent, by method and route',
      labelNames: ['method', 'route'],
      buckets: BUCKETS,
      registers: [registry],
    }),
  };
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** @param seconds until the response was sent; `route` is a pattern, never a typed URL */
export function countRequest({
  method,
  route,
  status,
  seconds,
}: {
  method: string;
  route: string;
  status: number;
  seconds: number;
}): void {
  const known = METHODS.includes(method) ? method : 'other';
  const { requests, durations } = metrics();
  requests.inc({ method: known, route, status: String(status) });
  durations.observe({ method: known, route }, seconds);
}
