/**
 * What is known about the current request, available to everything it calls: handlers, collection hooks, pages. The
 * server and Next.js each load their own copy of this module, so the storage hangs on `globalThis`.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export type RequestContext = {
  /** identifies the request in the log */
  id: string;
  /** the client's address, as far as it can be trusted (src/http/client-address.ts) */
  readonly address: string | null;
  /** the route's pattern, once known: never typed text */
  route?: string;
  /** why it was refused: the name of an error, never typed text */
  refusal?: string;
  /** the whole response was sent, though the connection still waits for the rest of the request */
  isAnswered?: boolean;
  /** the token of a request to the CMS or the back office belongs to a member of staff */
  isOfOffice?: boolean;
  /** it got no database connection: all were busy, or the database is away (src/database/pool.ts) */
  hadNoConnection?: boolean;
  /** a call from the back office's screens whose arguments are not read yet: until then a failure is the sender's fault */
  isUnread?: boolean;
  /** it sent a query to the CMS that was refused: the page or screen call that shows it is answered 400 */
  isRefusedQuery?: boolean;
  /** the function that the back office's screens call, once its arguments were read: one of Payload's names */
  screenCall?: string;
  /** the User-Agent header */
  agent: string | null;
};

const holder = globalThis as typeof globalThis & { __requestContext?: AsyncLocalStorage<RequestContext> };
holder.__requestContext ??= new AsyncLocalStorage<RequestContext>();
const storage = holder.__requestContext;

/** Runs `work`, and everything it starts, within a request. */
export function inRequest<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** The current request; undefined for the shop's own work: jobs, timers, the start. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}
