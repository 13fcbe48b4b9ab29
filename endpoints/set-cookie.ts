import type { Payload } from 'payload';
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared';
import { mayEditCatalogue } from '@/domain/roles';
import { readCookie } from '@/http/csrf';

/**
 * The back office's own HttpOnly cookie beside the tokens: given to staff and admin, taken from a browser where a
 * customer logs in after them (contract, "POST /api/token/").
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
}): Record<string, string> {
  if (!mayEditCatalogue({ role })) return expiredOfficeCookie({ payload, request });
  return { 'Set-Cookie': String(generatePayloadCookie({ ...settings(payload), token })) };
}

/** Nothing where the browser has none. */
export function expiredOfficeCookie({
  payload,
  request,
}: {
  payload: Payload;
  request: Request;
}): Record<string, string> {
  const name = `${payload.config.cookiePrefix}-token`;
  if (readCookie(request.headers.get('cookie'), name) === null) return {};
  return { 'Set-Cookie': String(generateExpiredPayloadCookie(settings(payload))) };
}

function settings({ collections, config }: Payload) {
  return { collectionAuthConfig: collections.users.config.auth, cookiePrefix: config.cookiePrefix };
}
