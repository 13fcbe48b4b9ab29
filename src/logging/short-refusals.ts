import type { LoggerOptions } from 'pino';
import { isRecord } from '@/domain/is-record';
import { isUnreadable } from '@/http/refuse-unreadable';
import { currentRequest } from '@/request-context';

/** pino's number of the level `error` */
const ERROR = 50;

/**
 * Payload logs whatever it refuses as an error with its stack, 2 to 6 KB for each: anybody could fill the disk. Within a
 * request the refusal becomes part of the request's own line (src/server/observe.ts), without what was sent. Outside of
 * one, as for a job, it is a line without a stack.
 */
export const shortRefusals: NonNullable<LoggerOptions['hooks']> = {
  logMethod(args, method, level) {
    const [entry] = args as unknown[];
    const request = currentRequest();
    const refusal = refusalOf(entry) ?? (request?.isUnread && level >= ERROR ? 'Unreadable' : null);
    if (refusal === null) return method.apply(this, args);
    if (request) request.refusal ??= refusal;
    else method.apply(this, [isRecord(entry) && typeof entry.msg === 'string' ? `${entry.msg} (${refusal})` : refusal]);
  },
};

/** The name of the error if an entry of the log is about a refusal (4xx). */
function refusalOf(entry: unknown): string | null {
  const error = isRecord(entry) && 'err' in entry ? entry.err : entry;
  if (!(error instanceof Error)) return null;
  const status = 'status' in error && typeof error.status === 'number' ? error.status : null;
  const isRefusal = status !== null && status >= 400 && status < 500;
  return isRefusal || isUnreadable(error) ? error.name : null;
}
