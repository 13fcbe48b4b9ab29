/** How jobs reach the worker. */
import type { PayloadRequest, TypedJobs } from 'payload';
import { afterCommit } from '@/database/after-commit';

type Tasks = TypedJobs['tasks'];

/** Queues a job in the request's transaction, after which the worker wakes. */
export async function queueJob<T extends keyof Tasks>(
  req: PayloadRequest,
  job: { task: T; input: Tasks[T]['input'] },
): Promise<void> {
  // Payload's type cannot tell a task from a workflow where the task is a parameter.
  await req.payload.jobs.queue({ ...job, req } as Parameters<typeof req.payload.jobs.queue>[0]);
  await afterCommit(req, wakeWorker);
}

/**
 * SQL that queues a job for each row, for statements that write more than the job. Payload's own `jobs.queue` writes the same
 * row in three statements more. Who runs it wakes the worker: `afterCommit(req, wakeWorker)`.
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
