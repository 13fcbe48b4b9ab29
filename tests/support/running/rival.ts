/** A connection to the shared shop's database that makes a request wait. */
import pg from 'pg';
import { expect, inject, onTestFinished } from 'vitest';

/** @returns its queries, within a transaction, and a wait until a process of the shop waits for it */
export async function openRival() {
  const rival = new pg.Client({ connectionString: inject('shop').databaseUrl });
  const observer = new pg.Client({ connectionString: inject('shop').databaseUrl });
  await Promise.all([rival.connect(), observer.connect()]);
  onTestFinished(async () => void (await Promise.all([rival.end(), observer.end()])));
  const { rows } = await rival.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await rival.query('BEGIN');
  const waiting = async (what: string) =>
    (await observer.query(`SELECT ${what} FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))`, [rows[0]?.pid]))
      .rows;
  return {
    query: (text: string, values: unknown[] = []) => rival.query(text, values),
    untilWaitedFor: () => expect.poll(() => waiting('pid')).toHaveLength(1),
    cancelWaiting: () => expect.poll(() => waiting('pg_cancel_backend(pid)')).toHaveLength(1),
  };
}
