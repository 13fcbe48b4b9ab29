import type { LoggerOptions } from 'pino';
import { hasCause, isConnectionUnavailable, NO_CONNECTION } from '@/database/errors';
import { isRecord } from '@/domain/json';
import { isUnreadable } from '@/http/cms-errors';
import { currentRequest, type RequestContext } from '@/runtime/request-context';
import { withoutPersonalData } from './safe-error';

/** Payload's views throw and log this instead of the error of Next.js. */
const NOT_FOUND = 'not-found';

/** Characters of an error's message. */
const MAX_PROBLEM = 100;

/** pino's number for the level `error`. */
const ERROR = 50;

/**
 * Requests that already have their line. A page runs several queries at once, each of which fails if no connection is free,
 * and Payload throws again what it has logged.
 */
const logged = new WeakSet<RequestContext>();

/**
 * Shortens refusals. Payload logs each as an error with its stack, 2 to 6 KB, so anybody could fill the disk.
 * - Within a request the refusal's name joins the request's own line (src/server/observe.ts), without what was sent.
 * - Elsewhere, as in a job, it is a line without a stack.
 * - A request that got no database connection has one line: a crowd once caused 33 MB of stacks.
 * - A call of the back office's screens that fails because of its arguments has one line too; the level `debug` shows its stack.
 */
export const shortRefusals: NonNullable<LoggerOptions['hooks']> = {
  logMethod(args, method, level) {
    const [entry] = args as unknown[];
    const request = currentRequest();
    if (isConnectionUnavailable(errorOf(entry))) {
      if (isFirst(request)) method.apply(this, [NO_CONNECTION]);
      return;
    }
    const refusal = refusalOf(entry) ?? (request?.isUnread && level >= ERROR ? 'Unreadable' : null);
    if (refusal !== null) {
      if (request) request.refusal ??= refusal;
      else
        method.apply(this, [isRecord(entry) && typeof entry.msg === 'string' ? `${entry.msg} (${refusal})` : refusal]);
      return;
    }
    const { screenCall } = request ?? {};
    const problem = screenCall === undefined || this.isLevelEnabled('debug') ? null : problemOfArguments(entry);
    if (problem === null) method.apply(this, args);
    else if (isFirst(request)) this.warn(`The screens' call ${screenCall} was refused: ${problem}`);
  },
};

function isFirst(request: RequestContext | undefined): boolean {
  if (!request) return true;
  if (logged.has(request)) return false;
  logged.add(request);
  return true;
}

/**
 * The message of a screen's function that failed because of its arguments, which Payload reports as its own failure.
 * @returns null if the database or the system failed, whose errors have a code
 */
function problemOfArguments(entry: unknown): string | null {
  const error = errorOf(entry);
  if (!(error instanceof Error) || hasCause(error, ({ code }) => code !== '' && !code.startsWith('ERR_'))) return null;
  return withoutPersonalData(`${error.name}: ${error.message}`).slice(0, MAX_PROBLEM);
}

function errorOf(entry: unknown): unknown {
  return isRecord(entry) && 'err' in entry ? entry.err : entry;
}

/** The error's name if a log entry is about a refusal (4xx). */
function refusalOf(entry: unknown): string | null {
  const error = errorOf(entry);
  if (!(error instanceof Error)) return null;
  const status = 'status' in error && typeof error.status === 'number' ? error.status : null;
  const isRefusal = status !== null && status >= 400 && status < 500;
  if (error.message === NOT_FOUND) return 'NotFound';
  if (isAborted(error)) return 'Gone';
  return isRefusal || isUnreadable(error) ? error.name : null;
}

/** Node's error for a request whose client went away before sending all of it. */
function isAborted(error: Error): boolean {
  return error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}
