/** Whether a page or answer made earlier would come out the same now. */
import { createHash } from 'node:crypto';
import { recall } from './remember';
import { inScope, newScope, type Query, type Scope } from './scope';
import { isLoaded, memory } from './state';

type TracedRead = { query: Query; value: object };

/** The values that something was made from. */
export type Trace = {
  reads: TracedRead[];
  /** the number of changes when it was last found to be current */
  checkedAt: number;
};

/**
 * Runs work that makes a page or an answer.
 * @returns its result, and a function to call when the work is complete. That returns null if the result must not be kept:
 *   something could not be read, or changes go unnoticed
 */
export function traced<T>(work: () => T): { result: T; trace: () => Trace | null } {
  const scope = newScope();
  const { failures, isLive } = memory();
  const result = inScope(scope, work);
  return { result, trace: () => (isLive && memory().failures === failures ? traceOf(scope) : null) };
}

/** Call when something could not be read: no page in progress is then kept. */
export function invalidatePendingPages(): void {
  memory().failures += 1;
}

/** @returns null if a value changed between two reads of it: the result mixes both versions */
function traceOf({ reads }: Scope): Trace | null {
  const byKey = new Map<string, TracedRead>();
  for (const { query, value } of reads) {
    const before = byKey.get(query.key);
    if (before && before.value !== value && digestOf(before.value) !== digestOf(value)) return null;
    byKey.set(query.key, { query, value });
  }
  return { reads: [...byKey.values()], checkedAt: -1 };
}

/** Whether every value is still in memory unchanged. Reads nothing. */
export function isCurrent(trace: Trace): boolean {
  const { isLive, changes, values } = memory();
  if (!isLive) return false;
  if (trace.checkedAt === changes) return true;
  for (const { query, value } of trace.reads) {
    const known = values.get(query.key);
    if (!known || !isLoaded(known) || known.value !== value) return false;
  }
  trace.checkedAt = changes;
  return true;
}

/** Reads forgotten values again and compares them. */
export async function isUnchanged({ reads }: Trace): Promise<boolean> {
  if (!memory().isLive) return false;
  const comparisons = reads.map(async (read) => {
    const value = await recall(read.query);
    if (value !== read.value && digestOf(value) !== digestOf(read.value)) return false;
    read.value = value;
    return true;
  });
  try {
    return (await Promise.all(comparisons)).every(Boolean);
  } catch {
    // Making the page meets the same failure and handles it.
    return false;
  }
}

/** Made when first needed: most values never change. Many pages share the same values. */
const digests = new WeakMap<object, string>();

function digestOf(value: object): string {
  const known = digests.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value, (_, part: unknown) => (part instanceof Map ? [...part] : part));
  const digest = createHash('sha1').update(text).digest('base64url');
  digests.set(value, digest);
  return digest;
}
