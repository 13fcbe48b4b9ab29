/** Identifies the sender before the body is read, for requests that only people of the back office may send. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Payload } from 'payload';
import { sessionGuard } from '@/accounts/session-guard';
import { type RouteSpec, routes } from '@/contract/routes';
import { worksInOffice } from '@/domain/accounts/roles';
import { accountOf, authenticate } from '@/http/authenticate';
import { judgeBody } from '@/http/body-rule';
import { isDatabaseAway, RETRY_AFTER_S } from '@/http/database-away';
import type { Area } from './area';
import type { Refusal } from './refuse-request';

type OfficeRequest = { payload: Payload; request: IncomingMessage; area: Area };

/** Whether only people of the back office may send it: a large form, or a call of the back office's screens. */
export function isForOffice(request: IncomingMessage, area: Area): boolean {
  if (area === 'admin') return request.method === 'POST' || judgeBody(request.headers) === 'large-form';
  return judgeBody(request.headers) === 'large-form' && !(area === 'api' && takesStrangersFiles(request));
}

/** A call with pictures of people without an account; its rate limit is counted before the body is read. */
function takesStrangersFiles({ method, url = '' }: IncomingMessage): boolean {
  return method === 'POST' && FORMS_OF_STRANGERS.has((url.split('?')[0] ?? '').replace(/\/$/, ''));
}

const FORMS_OF_STRANGERS: ReadonlySet<string> = new Set(
  Object.values<RouteSpec>(routes)
    .filter(({ takesStrangersFiles }) => takesStrangersFiles)
    .map(({ path }) => `/api${path}`),
);

/** Refuses everybody else. Documented calls accept bearer tokens only. */
export async function refuseStrangers({ payload, request, area }: OfficeRequest): Promise<Refusal | null> {
  const headers = fetchHeaders(request.headers);
  try {
    const identity = area === 'api' ? await authenticate({ payload, headers, guard: sessionGuard }) : null;
    const user = identity ? identity.ok && identity.user : await accountOf({ payload, headers });
    if (!user) return { status: 401, text: headers.has('authorization') ? 'loginExpired' : 'loginAbsent' };
    return worksInOffice(user) ? null : { status: 403, text: 'forbidden' };
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return { status: 503, text: 'unavailable', headers: { 'Retry-After': RETRY_AFTER_S } };
  }
}

/** Headers of Node.js in the form of `fetch`. */
export function fetchHeaders(headers: IncomingHttpHeaders): Headers {
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    [value ?? ''].flat().join(', '),
  ]);
  return new Headers(pairs);
}
