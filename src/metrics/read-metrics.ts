import type { Payload } from 'payload';
import { Gauge, Registry } from 'prom-client';
import type { Database } from '@/database/database';
import { cacheFigures } from '@/memory/state';
import { metrics } from './registry';

/** All metrics in Prometheus' text format. Queries the database at each scrape. */
export async function readMetrics(payload: Payload): Promise<string> {
  const { registry } = metrics();
  const figures = new Registry();
  addPool(figures, payload);
  addCache(figures);
  await addDatabase(figures, payload.db.pool);
  return `${await registry.metrics()}\n${await figures.metrics()}`;
}

function gauge(registers: Registry, name: string, help: string, values: Record<string, Record<string, number>>): void {
  for (const [label, byLabel] of Object.entries(values)) {
    const own = new Gauge({ name, help, labelNames: [label], registers: [registers] });
    for (const [value, number] of Object.entries(byLabel)) own.set({ [label]: value }, number);
  }
}

function addPool(registers: Registry, { db }: Payload): void {
  const { totalCount, idleCount, waitingCount } = db.pool;
  gauge(registers, 'db_pool_connections', 'Connections of the pool, and requests that wait for one', {
    state: { open: totalCount, idle: idleCount, waiting: waitingCount },
  });
}

function addCache(registers: Registry): void {
  const { hits, misses, pagesMade } = cacheFigures();
  gauge(registers, 'cache_lookups', 'Remembered answers and pages that were asked for since the start', {
    result: { hit: hits, miss: misses },
  });
  const made = new Gauge({
    name: 'pages_made',
    help: 'Pages of the shop that were made since the start',
    registers: [registers],
  });
  made.set(pagesMade);
}

async function addDatabase(registers: Registry, db: Database): Promise<void> {
  const [jobs, orders] = await Promise.all([
    db.query<{ waiting: number; failed: number }>(
      `SELECT count(*) FILTER (WHERE completed_at IS NULL AND has_error IS NOT TRUE)::int AS waiting,
              count(*) FILTER (WHERE has_error)::int AS failed FROM payload_jobs`,
    ),
    db.query<{ status: string; orders: number }>(
      'SELECT status, sum(orders)::int AS orders FROM order_figures GROUP BY status',
    ),
  ]);
  gauge(registers, 'jobs', 'Jobs that wait to be run, and those that failed for good', {
    state: { waiting: jobs.rows[0]?.waiting ?? 0, failed: jobs.rows[0]?.failed ?? 0 },
  });
  gauge(registers, 'orders', 'Orders by status', {
    status: Object.fromEntries(orders.rows.map(({ status, orders: count }) => [status, count])),
  });
}
