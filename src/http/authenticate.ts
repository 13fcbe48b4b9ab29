import type { Payload } from 'payload';
import { assertConnection } from '@/database/no-connection';
import type { SessionUser } from '@/database/session-user';
import type { SessionGuard } from './session-guard';

type Identity = { ok: true; user: SessionUser | null } | { ok: false };

/**
 * Who asks, by bearer token alone: cookies are not looked at, so no foreign page can act for a user.
 * Without a token it is a guest; a token that is no good is refused rather than ignored.
 */
export async function authenticate({
  payload,
  headers,
  guard,
}: {
  payload: Payload;
  headers: Headers;
  guard: SessionGuard;
}): Promise<Identity> {
  const authorization = headers.get('authorization');
  if (authorization === null) return { ok: true, user: null };
  const token = /^bearer\s+(\S+)$/i.exec(authorization)?.[1];
  if (token === undefined) return { ok: false };
  const accepted = new Headers({ Authorization: `Bearer ${await guard.accept(token)}` });
  const user = await accountOf({ payload, headers: accepted });
  return user && (await guard.keep(payload, user)) ? { ok: true, user } : { ok: false };
}

/** The account of a token, in a header or in the CMS's cookie; null if it is no good. @throws while the database is away */
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
  // Payload takes a database that is away for a token that is no good: asking once more tells them apart.
  await payload.db.pool.query('SELECT 1');
  return null;
}
