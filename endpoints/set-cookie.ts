import type { Payload } from 'payload';
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared';
import {
  KNOWN_BROWSER_COOKIE,
  type KnownBrowser,
  knownBrowserCookie,
  readKnownBrowser,
} from '@/accounts/known-browser';
import { worksInOffice } from '@/domain/accounts/roles';
import { env } from '@/env';
import { readCookie } from '@/http/csrf';

/**
 * The HttpOnly cookie of the back office, besides the tokens. Set for people who work there, expired when a customer logs in in the
 * same browser.
 */
export function officeCookie({
  payload,
  request,
  role,
  token,
}: {
  payload: Payload;
  request: Request;
  role: string;
  token: string;
}): string[] {
  if (!worksInOffice({ role })) return expiredOfficeCookie({ payload, request });
  return [String(generatePayloadCookie({ ...settings(payload), token }))];
}

/** Empty if the browser has no such cookie. */
export function expiredOfficeCookie({ payload, request }: { payload: Payload; request: Request }): string[] {
  const name = `${payload.config.cookiePrefix}-token`;
  if (readCookie(request.headers.get('cookie'), name) === null) return [];
  return [String(generateExpiredPayloadCookie(settings(payload)))];
}

/** The cookies of a login: the back office's if due, and the mark that this browser knows the account. */
export async function loginCookies({
  payload,
  request,
  known,
  user,
  token,
}: {
  payload: Payload;
  request: Request;
  known: KnownBrowser | null;
  user: { id: number; role: string };
  token: string;
}): Promise<string[]> {
  const isHttps = env.PUBLIC_URL?.startsWith('https:') ?? false;
  return [
    ...officeCookie({ payload, request, role: user.role, token }),
    await knownBrowserCookie({ known, accountId: user.id, isHttps }),
  ];
}

export function knownBrowserOf(request: Request): Promise<KnownBrowser | null> {
  return readKnownBrowser(readCookie(request.headers.get('cookie'), KNOWN_BROWSER_COOKIE));
}

function settings({ collections, config }: Payload) {
  return { collectionAuthConfig: collections.users.config.auth, cookiePrefix: config.cookiePrefix };
}
