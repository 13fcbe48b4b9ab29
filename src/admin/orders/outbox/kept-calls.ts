/**
 * Results of calls, kept in this browser from the moment they are reported until the server has them. Each has its own key in the
 * storage, so that two tabs never overwrite each other's.
 */
import { longKeeper } from '@/client/browser-storage';
import { randomUuid } from '@/client/identity/random-uuid';
import type { CallReport } from '@/contract/admin/confirmation';
import { CALL_RESULTS } from '@/domain/confirmation/calls';
import { isRecord, parsedJson } from '@/domain/json';

export type KeptCall = {
  /** the Idempotency-Key: however often it is sent, it counts once */
  key: string;
  orderId: number;
  /** who reported it; only they send it */
  by: string;
  /** when, in ISO 8601 */
  at: string;
  report: CallReport;
  /** why the server did not apply it; null while it waits to be sent */
  problem: string | null;
};

const PREFIX = 'order-call:';
const CHANGED = 'order-calls-changed';

/** What a browser without storage keeps, until the page is left. */
const unstored = new Map<string, KeptCall>();

/** Keeps a new report. */
export function keepCall({ orderId, by, report }: Pick<KeptCall, 'orderId' | 'by' | 'report'>): KeptCall {
  const call: KeptCall = { key: randomUuid(), orderId, by, at: new Date().toISOString(), report, problem: null };
  write(call);
  return call;
}

/** Notes why a report was refused. */
export function markRefused(call: KeptCall, problem: string): void {
  write({ ...call, problem });
}

/** Forgets a report that the server has, or that its reader has dismissed. */
export function forgetCall(key: string): void {
  unstored.delete(key);
  longKeeper.remove(PREFIX + key);
  window.dispatchEvent(new Event(CHANGED));
}

/** Every kept report, in the order in which they were made. */
export function readKeptCalls(): KeptCall[] {
  return [...storedCalls(), ...unstored.values()].toSorted((one, other) => one.at.localeCompare(other.at));
}

/** @returns a function that stops listening */
export function onKeptCalls(listener: () => void): () => void {
  for (const name of [CHANGED, 'storage']) window.addEventListener(name, listener);
  return () => {
    for (const name of [CHANGED, 'storage']) window.removeEventListener(name, listener);
  };
}

function write(call: KeptCall): void {
  longKeeper.write(PREFIX + call.key, JSON.stringify(call));
  const isStored = longKeeper.read(PREFIX + call.key) !== null;
  if (isStored) unstored.delete(call.key);
  else unstored.set(call.key, call);
  window.dispatchEvent(new Event(CHANGED));
}

function storedCalls(): KeptCall[] {
  return storageKeys().flatMap((name) => {
    const call = parsedJson(longKeeper.read(name) ?? '');
    return isKeptCall(call) ? call : [];
  });
}

/** Empty where the browser forbids access to its storage. */
function storageKeys(): string[] {
  try {
    return Object.keys(window.localStorage).filter((name) => name.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/** An extension, or another version of the shop, may have written anything. */
function isKeptCall(value: unknown): value is KeptCall {
  return (
    isRecord(value) &&
    typeof value.key === 'string' &&
    typeof value.at === 'string' &&
    typeof value.by === 'string' &&
    Number.isInteger(value.orderId) &&
    (value.problem === null || typeof value.problem === 'string') &&
    isRecord(value.report) &&
    CALL_RESULTS.some((result) => isRecord(value.report) && result === value.report.result)
  );
}
