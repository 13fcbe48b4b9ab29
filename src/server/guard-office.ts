/** Sessions of the back office, in front of Payload's pages and its REST, which know only half of their rules. */
import type { IncomingMessage } from 'node:http';
import type { Payload } from 'payload';
import { acceptToken } from '@/accounts/accepted-token';
import { sessionGuard } from '@/accounts/session-guard';
import { keepSession } from '@/accounts/session-life';
import { readCookie } from '@/http/csrf';
import { textsFor } from '@/http/texts';

/** What the request is answered with instead of being passed on. */
export type OfficeRefusal = { status: number; headers: Record<string, string>; body: string };

const OFFICE = /^\/(admin|cms)(\/|\?|$)/i;
/** What somebody without a second factor may still ask: who they are, and to go. */
const OPEN_WITHOUT_FACTOR = /^\/cms\/users\/(me|logout|login)\/?(\?|$)/i;

/**
 * Ends a session that has lived or lain too long before Payload sees it, shows Payload a token of a former secret as one
 * of the present, and keeps out whoever must set up a second factor first.
 * @returns null where the request goes on
 */
export async function guardOffice(payload: Payload, request: IncomingMessage): Promise<OfficeRefusal | null> {
  const { url = '/', headers } = request;
  if (!OFFICE.test(url)) return null;
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
  return /^\/admin/i.test(url) ? TO_PROFILE : FACTOR_MISSING;
}

const TO_PROFILE: OfficeRefusal = { status: 307, headers: { Location: '/profile#securite' }, body: '' };

const FACTOR_MISSING: OfficeRefusal = {
  status: 403,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify({ errors: [{ message: textsFor('/admin').factorMissing }], two_factor_setup_required: true }),
};

function bearerOf(token: string): Headers {
  return new Headers({ Authorization: `Bearer ${token}` });
}

function showRenewed({ headers }: IncomingMessage, { token, renewed }: { token: string; renewed: string }): void {
  for (const name of ['authorization', 'cookie'] as const) {
    const value = headers[name];
    if (value !== undefined) headers[name] = value.replaceAll(token, renewed);
  }
}
