import type { Payload } from 'payload';
import { assertConnection } from '@/database/errors';
import type { SessionUser } from '@/database/session-user';

/** The rules of sessions and second factors, which src/accounts/session-guard.ts implements: accounts lie above this room. */
export type SessionGuard = {
  /** @returns the token to show to Payload */
  accept: (token: string) => Promise<string>;
  /** @returns false if the session was too old or idle for too long, and was ended */
  keep: (payload: Payload, user: SessionUser) => Promise<boolean>;
  /** whether the session is too old or idle for too long; does not count as a use */
  isOver: (payload: Payload, user: SessionUser) => Promise<boolean>;
  /** whether the password was entered in this session a short while ago */
  isRecentlyConfirmed: (payload: Payload, user: SessionUser) => Promise<boolean>;
  /** whether this person needs a second factor and has not set it up yet */
  lacksFactor: (payload: Payload, user: SessionUser) => Promise<boolean>;
};

type Identity = { ok: true; user: SessionUser | null } | { ok: false };

/**
 * Identifies the caller by bearer token alone: cookies are ignored, so no foreign page can act for a user. Without a token
 * the caller is a guest; an invalid token is refused rather than ignored.
 * @param isUse false for a look at a request that goes on by itself: it must not keep the session from ending
 */
export async function authenticate({
  payload,
  headers,
  guard,
  isUse = true,
}: {
  payload: Payload;
  headers: Headers;
  guard: SessionGuard;
  isUse?: boolean;
}): Promise<Identity> {
  const authorization = headers.get('authorization');
  if (authorization === null) return { ok: true, user: null };
  const token = /^bearer\s+(\S+)$/i.exec(authorization)?.[1];
  if (token === undefined) return { ok: false };
  const accepted = new Headers({ Authorization: `Bearer ${await guard.accept(token)}` });
  const user = await accountOf({ payload, headers: accepted });
  if (!user) return { ok: false };
  const isKept = isUse ? await guard.keep(payload, user) : !(await guard.isOver(payload, user));
  return isKept ? { ok: true, user } : { ok: false };
}

/** The account of a token, from a header or the CMS's cookie; null if the token is invalid. @throws if the database is away */
export async function accountOf({
  payload,
  headers,
}: {
  payload: Payload;
  headers: Headers;
}): Promise<SessionUser | null> {
  const { user } = await payload.auth({ headers, canSetHeaders: false });
  if (user) return user;
  assertConnection();
  // Payload reports a database that is away as an invalid token; this query tells the two apart.
  await payload.db.pool.query('SELECT 1');
  return null;
}
