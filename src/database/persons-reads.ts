/** Reads that people of the shop ask of the CMS: they end after a few seconds, since a person chose their conditions. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { isShopsOwn } from '@/runtime/own-work';

export const PERSONS_TIMEOUT_MS = 5_000;

const holder = globalThis as typeof globalThis & { __personsReads?: AsyncLocalStorage<boolean> };
holder.__personsReads ??= new AsyncLocalStorage<boolean>();
const storage = holder.__personsReads;

/** Runs a read of Payload's adapter; its statements are limited unless the shop's own code asked for it. */
export function inPersonsRead<T>(work: () => T): T {
  return isShopsOwn() ? work() : storage.run(true, work);
}

export function isPersonsRead(): boolean {
  return storage.getStore() === true && !isShopsOwn();
}
