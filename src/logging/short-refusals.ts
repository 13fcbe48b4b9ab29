import type { LoggerOptions } from 'pino';
import { someCause } from '@/database/error-codes';
import { isForWantOfConnection, NO_CONNECTION } from '@/database/no-connection';
import { isRecord } from '@/domain/is-record';
import { isUnreadable } from '@/http/cms-errors';
import { currentRequest, type RequestContext } from '@/runtime/request-context';
import { withoutPersonalData } from './safe-error';

/** what Payload's views throw instead of Next.js' own error, and log */
const NOT_FOUND = 'not-found';

/** characters of an error's message */
const MAX_PROBLEM = 100;

/** pino's number of the level `error` */
const ERROR = 50;

/**
 * Requests that have their one line. A page asks for several things at once, each of which fails if no connection is free; and
 * what Payload has logged, it throws.
 */
const logged = new WeakSet<RequestContext>();

/**
 * Payload logs whatever it refuses as an error with its stack, 2 to 6 KB for each: anybody could fill the disk. Within a
 * request the refusal becomes part of the request's own line (src/server/observe.ts), without what was sent. Outside of
 * one, as for a job, it is a line without a stack. A request for which no connection was free has one line, too: a crowd wrote
 * 33 MB of stacks. So has a call of the back office's screens that its arguments make fail, whose stack `debug` shows.
 */
export const shortRefusals: NonNullable<LoggerOptions['hooks']> = {
  logMethod(args, method, level) {
    const [entry] = args as unknown[];
    const request = currentRequest();
    if (isForWantOfConnection(errorOf(entry))) {
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
 * What a function of Payload's screens says to arguments that it cannot work with, which it takes for a failure of its own.
 * @returns null if the database or the system failed: their errors have a code
 */
function problemOfArguments(entry: unknown): string | null {
  const error = errorOf(entry);
  if (!(error instanceof Error) || someCause(error, ({ code }) => code !== '' && !code.startsWith('ERR_'))) return null;
  return withoutPersonalData(`${error.name}: ${error.message}`).slice(0, MAX_PROBLEM);
}

function errorOf(entry: unknown): unknown {
  return isRecord(entry) && 'err' in entry ? entry.err : entry;
}

/** The name of the error if an entry of the log is about a refusal (4xx). */
function refusalOf(entry: unknown): string | null {
  const error = errorOf(entry);
  if (!(error instanceof Error)) return null;
  const status = 'status' in error && typeof error.status === 'number' ? error.status : null;
  const isRefusal = status !== null && status >= 400 && status < 500;
  if (error.message === NOT_FOUND) return 'NotFound';
  if (isGone(error)) return 'Gone';
  return isRefusal || isUnreadable(error) ? error.name : null;
}

/** Node says so of a request whose sender went away before all of it had come. */
function isGone(error: Error): boolean {
  return error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}
