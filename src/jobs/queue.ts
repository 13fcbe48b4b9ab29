/** How jobs reach the worker. */
import type { TypedJobs } from 'payload';

/**
 * SQL that queues a job for each row, for statements that write more than the job. Payload's own `jobs.queue` writes the same
 * row in three statements more.
 * @param input SQL of the input as `jsonb`
 * @param from SQL of the rows
 */
export function insertJobs({
  task,
  input,
  from,
}: {
  task: keyof TypedJobs['tasks'];
  input: string;
  from: string;
}): string {
  return `INSERT INTO payload_jobs (task_slug, input) SELECT '${task}', ${input} FROM ${from}`;
}

// One hook for both copies of this module, the server's and Next.js'.
const holder = globalThis as typeof globalThis & { __wakeWorker?: () => void };

/** Wakes the worker of this process. */
export function wakeWorker(): void {
  holder.__wakeWorker?.();
}

export function onWake(wake: (() => void) | undefined): void {
  if (wake) holder.__wakeWorker = wake;
  else delete holder.__wakeWorker;
}
