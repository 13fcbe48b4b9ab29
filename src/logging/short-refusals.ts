import type { LoggerOptions } from 'pino';
import { isForWantOfConnection, NO_CONNECTION } from '@/database/no-connection';
import { isRecord } from '@/domain/is-record';
import { isUnreadable } from '@/http/refuse-unreadable';
import { currentRequest, type RequestContext } from '@/request-context';

/** pino's number of the level `error` */
const ERROR = 50;

/** A page asks for several things at once, each of which fails where no connection is free. */
const loggedWithoutConnection = new WeakSet<RequestContext>();

/**
 * Payload logs whatever it refuses as an error with its stack, 2 to 6 KB for each: anybody could fill the disk. Within a
 * request the refusal becomes part of the request's own line (src/server/observe.ts), without what was sent. Outside of
 * one, as for a job, it is a line without a stack. A request for which no connection was free has one line, too: a crowd wrote
 * 33 MB of stacks.
 */
export const shortRefusals: NonNullable<LoggerOptions['hooks']> = {
  logMethod(args, method, level) {
    const [entry] = args as unknown[];
    const request = currentRequest();
    if (isForWantOfConnection(errorOf(entry))) {
      if (request && loggedWithoutConnection.has(request)) return;
      if (request) loggedWithoutConnection.add(request);
      method.apply(this, [NO_CONNECTION]);
      return;
    }
    const refusal = refusalOf(entry) ?? (request?.isUnread && level >= ERROR ? 'Unreadable' : null);
    if (refusal === null) return method.apply(this, args);
    if (request) request.refusal ??= refusal;
    else method.apply(this, [isRecord(entry) && typeof entry.msg === 'string' ? `${entry.msg} (${refusal})` : refusal]);
  },
};

function errorOf(entry: unknown): unknown {
  return isRecord(entry) && 'err' in entry ? entry.err : entry;
}

/** The name of the error if an entry of the log is about a refusal (4xx). */
function refusalOf(entry: unknown): string | null {
  const error = errorOf(entry);
  if (!(error instanceof Error)) return null;
  const status = 'status' in error && typeof error.status === 'number' ? error.status : null;
  const isRefusal = status !== null && status >= 400 && status < 500;
  return isRefusal || isUnreadable(error) ? error.name : null;
}
