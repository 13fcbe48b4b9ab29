/**
 * Browsers that have logged in before keep a signed list of their accounts in a cookie, so that an owner can still log in
 * while strangers guess the password (docs/decisions/0026).
 */
import { jwtVerify, SignJWT } from 'jose';
import { keyFor, keysFor } from './secrets';

export const KNOWN_BROWSER_COOKIE = 'known-browser';
const LIFETIME_DAYS = 90;
/** Accounts per browser; the least recent login is dropped. */
const MAX_ACCOUNTS = 10;

/** `id` identifies the browser when its attempts are counted. */
export type KnownBrowser = { id: string; accounts: readonly number[] };

/** @returns null for an unknown browser or an expired cookie */
export async function readKnownBrowser(cookie: string | null): Promise<KnownBrowser | null> {
  if (cookie === null) return null;
  for (const key of keysFor('known-browser')) {
    const verified = await jwtVerify(cookie, key, { algorithms: ['HS256'] }).catch(() => null);
    const { jti, accounts } = verified?.payload ?? {};
    if (typeof jti === 'string' && Array.isArray(accounts)) {
      return { id: jti, accounts: accounts.filter((id): id is number => typeof id === 'number') };
    }
  }
  return null;
}

/** The `Set-Cookie` header that adds an account after its login. */
export async function knownBrowserCookie({
  known,
  accountId,
  isHttps,
}: {
  known: KnownBrowser | null;
  accountId: number;
  isHttps: boolean;
}): Promise<string> {
  const accounts = [accountId, ...(known?.accounts ?? []).filter((id) => id !== accountId)].slice(0, MAX_ACCOUNTS);
  const token = await new SignJWT({ accounts })
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(known?.id ?? crypto.randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME_DAYS}d`)
    .sign(keyFor('known-browser'));
  const maxAge = LIFETIME_DAYS * 24 * 60 * 60;
  const secure = isHttps ? '; Secure' : '';
  return `${KNOWN_BROWSER_COOKIE}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}
