/** Identifies the sender before the body is read, for requests that only editors may send. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Payload } from 'payload';
import { sessionGuard } from '@/accounts/session-guard';
import { mayEditCatalogue } from '@/domain/roles';
import { accountOf, authenticate } from '@/http/authenticate';
import { judgeBody } from '@/http/body-rule';
import { isDatabaseAway, RETRY_AFTER_S } from '@/http/database-away';
import type { Area } from './area';
import type { Refusal } from './refuse-request';

type OfficeRequest = { payload: Payload; request: IncomingMessage; area: Area };

/** Whether only editors may send it: a large form, or a call of the back office's screens. */
export function isForEditors(request: IncomingMessage, area: Area): boolean {
  return judgeBody(request.headers) === 'large-form' || (area === 'admin' && request.method === 'POST');
}

/** Refuses senders who are not editors. Documented calls accept bearer tokens only. */
export async function refuseStrangers({ payload, request, area }: OfficeRequest): Promise<Refusal | null> {
  const headers = fetchHeaders(request.headers);
  try {
    const identity = area === 'api' ? await authenticate({ payload, headers, guard: sessionGuard }) : null;
    const user = identity ? identity.ok && identity.user : await accountOf({ payload, headers });
    if (!user) return { status: 401, text: headers.has('authorization') ? 'loginExpired' : 'loginAbsent' };
    return mayEditCatalogue(user) ? null : { status: 403, text: 'forbidden' };
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return { status: 503, text: 'unavailable', headers: { 'Retry-After': RETRY_AFTER_S } };
  }
}

function fetchHeaders(headers: IncomingHttpHeaders): Headers {
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    [value ?? ''].flat().join(', '),
  ]);
  return new Headers(pairs);
}
