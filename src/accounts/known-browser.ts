/**
 * Browsers that have logged in before. While strangers guess at an account, its owner's browser still gets in
 * (docs/decisions/0026): it holds a signed list of the accounts it knows.
 */
import { jwtVerify, SignJWT } from 'jose';
import { keyFor, keysFor } from './keys';

export const KNOWN_BROWSER_COOKIE = 'known-browser';
const LIFETIME_DAYS = 90;
/** Accounts of one browser at most; the one that logged in longest ago is forgotten. */
const MAX_ACCOUNTS = 10;

/** `id` names the browser where its tries are counted. */
export type KnownBrowser = { id: string; accounts: readonly number[] };

/** @returns null for a browser that is not known, or not any more */
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

/** The `Set-Cookie` after a login: from now on this browser knows the account, too. */
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
