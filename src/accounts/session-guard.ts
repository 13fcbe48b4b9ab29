import { type JWTVerifyResult, jwtVerify, SignJWT } from 'jose';
import type { Payload } from 'payload';
import type { SessionUser } from '@/database/session-user';
import { worksInOffice } from '@/domain/accounts/roles';
import { env } from '@/env';
import { isRecentlyConfirmed } from './confirm-password';
import { hasSecondFactor } from './second-factor';
import { payloadKeyOf } from './secrets';
import { isOverdue, keepSession } from './session-life';

/** The rules of sessions, for the wrapper of the calls (src/http/authenticate.ts) and for the back office. */
export const sessionGuard = {
  accept: async (token: string) => (await acceptToken(token))?.token ?? token,
  keep: (payload: Payload, { _sid: id }: SessionUser) => (id ? keepSession(payload, id) : Promise.resolve(true)),
  isOver: (payload: Payload, { _sid: id }: SessionUser) => (id ? isOverdue(payload, id) : Promise.resolve(false)),
  isRecentlyConfirmed: (payload: Payload, { _sid: id }: SessionUser) => isRecentlyConfirmed({ payload }, id),
  lacksFactor: async (payload: Payload, user: SessionUser) =>
    env.STAFF_TWO_FACTOR === 'required' && worksInOffice(user) && !(await hasSecondFactor(payload.db.pool, user.id)),
};

/** `sessionId` null: a token without a session, which Payload refuses. */
type AcceptedToken = { token: string; sessionId: string | null };

/**
 * Verifies a token for Payload. A token of PAYLOAD_SECRET_FORMER is signed again with the present secret and its old expiry.
 * @returns null for a token that this shop did not sign, or that has expired
 */
export async function acceptToken(token: string): Promise<AcceptedToken | null> {
  const present = await verified(token, env.PAYLOAD_SECRET ?? '');
  if (present) return { token, sessionId: sessionOf(present) };
  const former = env.PAYLOAD_SECRET_FORMER ? await verified(token, env.PAYLOAD_SECRET_FORMER) : null;
  if (!former) return null;
  const renewed = await new SignJWT(former.payload)
    .setProtectedHeader(former.protectedHeader)
    .sign(payloadKeyOf(env.PAYLOAD_SECRET ?? ''));
  return { token: renewed, sessionId: sessionOf(former) };
}

function verified(token: string, secret: string): Promise<JWTVerifyResult | null> {
  return jwtVerify(token, payloadKeyOf(secret), { algorithms: ['HS256'] }).catch(() => null);
}

function sessionOf({ payload: { sid } }: JWTVerifyResult): string | null {
  return typeof sid === 'string' ? sid : null;
}
