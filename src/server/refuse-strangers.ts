/** What only editors may send, whose requests are asked for their account before the body is read. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Payload } from 'payload';
import { sessionGuard } from '@/accounts/session-guard';
import { mayEditCatalogue } from '@/domain/roles';
import { accountOf, authenticate } from '@/http/authenticate';
import { judgeBody } from '@/http/body-rule';
import { COME_BACK_AFTER, isDatabaseAway } from '@/http/database-away';
import type { Area } from './area';
import type { Refusal } from './refuse-request';

type Asked = { payload: Payload; request: IncomingMessage; area: Area };

/** What only editors may send: a large form, and a call of the back office's screens. */
export function isForEditors(request: IncomingMessage, area: Area): boolean {
  return judgeBody(request.headers) === 'large-form' || (area === 'admin' && request.method === 'POST');
}

/** Asks who sends it: a documented call knows people by their bearer token alone. */
export async function refuseStrangers({ payload, request, area }: Asked): Promise<Refusal | null> {
  const headers = fetchHeaders(request.headers);
  try {
    const identity = area === 'api' ? await authenticate({ payload, headers, guard: sessionGuard }) : null;
    const user = identity ? identity.ok && identity.user : await accountOf({ payload, headers });
    if (!user) return { status: 401, text: headers.has('authorization') ? 'loginExpired' : 'loginAbsent' };
    return mayEditCatalogue(user) ? null : { status: 403, text: 'forbidden' };
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return { status: 503, text: 'unavailable', headers: { 'Retry-After': COME_BACK_AFTER } };
  }
}

function fetchHeaders(headers: IncomingHttpHeaders): Headers {
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    [value ?? ''].flat().join(', '),
  ]);
  return new Headers(pairs);
}
