/**
 * Tells the shop's own calls of Payload's local API from those of people. Payload's pages and server actions use the local API
 * too, so the API that was used says nothing: whatever is not marked here is a person's, with rights, caps and step-up.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** The server and Next.js each load a copy of this module, so the storage is on `globalThis`. */
const holder = globalThis as typeof globalThis & { __ownWork?: AsyncLocalStorage<true> };
holder.__ownWork ??= new AsyncLocalStorage<true>();
const storage = holder.__ownWork;

/** Runs the shop's own work: a documented call, a job, a command, or a read that one of its rules needs. */
export function asShop<T>(work: () => T): T {
  return storage.run(true, work);
}

/** Whether the shop's own code runs, rather than something that a person asked of Payload. */
export function isShopsOwn(): boolean {
  return storage.getStore() === true;
}
