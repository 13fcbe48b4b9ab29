/** Tokens as Payload reads them, also those that were signed with a former PAYLOAD_SECRET. */
import { type JWTVerifyResult, jwtVerify, SignJWT } from 'jose';
import { env } from '@/env';
import { payloadKeyOf } from './keys';

/** `sessionId` null: a token of no session, which Payload refuses. */
export type AcceptedToken = { token: string; sessionId: string | null };

/**
 * What Payload is to be shown for a token. One of the former secret is signed again as it is, with its old end: it is
 * worth what it was worth before the change.
 * @returns null for a token that nobody signed here, or that has ended
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
