/** Sessions of the back office, in front of Payload's pages and its REST, which know only half of their rules. */
import type { IncomingMessage } from 'node:http';
import type { Payload } from 'payload';
import { acceptToken } from '@/accounts/accepted-token';
import { sessionGuard } from '@/accounts/session-guard';
import { keepSession } from '@/accounts/session-life';
import { readCookie } from '@/http/csrf';
import type { Area } from './area';
import type { Refusal } from './refuse-request';

/** What somebody without a second factor may still ask: who they are, and to go. */
const OPEN_WITHOUT_FACTOR = /^\/cms\/users\/(me|logout|login)\/?(\?|$)/i;

type Asked = { payload: Payload; request: IncomingMessage; area: Extract<Area, 'cms' | 'admin'> };

/**
 * Ends a session that has lived or lain too long before Payload sees it, shows Payload a token of a former secret as one
 * of the present, and keeps out whoever must set up a second factor first.
 * @returns null where the request goes on
 */
export async function guardOffice(asked: Asked): Promise<Refusal | null> {
  // Without a database Payload answers by itself that it cannot.
  return guard(asked).catch(() => null);
}

async function guard({ payload, request, area }: Asked): Promise<Refusal | null> {
  const { url = '/', method, headers } = request;
  const cookieName = `${payload.config.cookiePrefix}-token`;
  const bearer = /^(?:bearer|jwt)\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const token = bearer ?? readCookie(headers.cookie, cookieName);
  const accepted = token ? await acceptToken(token) : null;
  if (!token || !accepted) return null;
  if (accepted.token !== token) showRenewed(request, { token, renewed: accepted.token });
  if (accepted.sessionId !== null) await keepSession(payload, accepted.sessionId);
  if (OPEN_WITHOUT_FACTOR.test(url)) return null;
  const { user } = await payload.auth({ headers: bearerOf(accepted.token), canSetHeaders: false });
  if (!user || !(await sessionGuard.lacksFactor(payload, user))) return null;
  return area === 'admin' && method !== 'POST' ? TO_PROFILE : FACTOR_MISSING;
}

const FACTOR_MISSING: Refusal = { status: 403, text: 'factorMissing', flags: { two_factor_setup_required: true } };

const TO_PROFILE: Refusal = { status: 307, text: 'factorMissing', headers: { Location: '/profile#securite' } };

function bearerOf(token: string): Headers {
  return new Headers({ Authorization: `Bearer ${token}` });
}

function showRenewed({ headers }: IncomingMessage, { token, renewed }: { token: string; renewed: string }): void {
  for (const name of ['authorization', 'cookie'] as const) {
    const value = headers[name];
    if (value !== undefined) headers[name] = value.replaceAll(token, renewed);
  }
}
