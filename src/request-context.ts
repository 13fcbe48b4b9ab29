/**
 * What is known of the request under way, wherever its work leads: handlers, hooks of collections, pages. The server and
 * Next.js each load a copy of this module, so the storage hangs on `globalThis`.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Announcement } from '@/database/catalogue-change';

export type RequestContext = {
  /** names the request in the log */
  id: string;
  /** where it came from, as far as that can be believed (src/http/client-address.ts) */
  readonly address: string | null;
  /** the pattern of the address, once it is known: never what somebody typed */
  route?: string;
  /** why it was refused: a name of an error, never what somebody typed */
  refusal?: string;
  /** its whole answer was sent, though the connection waits for the rest of the request */
  isAnswered?: boolean;
  /** staff or the admin by the token of a request to the CMS or the back office */
  isEditor?: boolean;
  /** it got no connection to the database: all were busy, or the database is away (src/database/pool.ts) */
  hadNoConnection?: boolean;
  /** a call of the back office's screens whose arguments were not read yet: until then a failure is the sender's */
  isUnread?: boolean;
  /** the function that the back office's screens call, once its arguments were read: one of Payload's names */
  screenCall?: string;
  /** what the request announced of the catalogue; absent if nobody collects it */
  announcements?: Announcement[];
  /** the browser's own name for itself */
  agent: string | null;
};

const holder = globalThis as typeof globalThis & { __requestContext?: AsyncLocalStorage<RequestContext> };
holder.__requestContext ??= new AsyncLocalStorage<RequestContext>();
const storage = holder.__requestContext;

/** Runs work, and all that follows from it, as part of a request. */
export function inRequest<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** The request under way; undefined for the shop's own work: jobs, timers, the start. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}
