/** Verifies Google's ID tokens: signature, issuer, audience (this shop) and expiry. */
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { hasLink } from '@/domain/texts/link-check';
import { env } from '@/env';

export type GooglePerson = { googleId: string; email: string; firstName: string; lastName: string };

export type GoogleVerdict =
  | { ok: true; person: GooglePerson }
  | { ok: false; reason: 'not-set-up' | 'refused' | 'keys-unreachable' };

/** Google uses both spellings. */
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const KEYS_URL = 'https://www.googleapis.com/oauth2/v3/certs';

let keys: ReturnType<typeof createRemoteJWKSet> | undefined;

export async function verifyGoogleToken(credential: string): Promise<GoogleVerdict> {
  const { GOOGLE_CLIENT_ID: audience, GOOGLE_ISSUER: issuer, GOOGLE_JWKS_URL: url } = env;
  if (!audience) return { ok: false, reason: 'not-set-up' };
  keys ??= createRemoteJWKSet(new URL(url ?? KEYS_URL));
  try {
    const { payload } = await jwtVerify(credential, keys, {
      audience,
      issuer: issuer ?? ISSUERS,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'sub', 'email'],
    });
    const person = personOf(payload, audience);
    return person ? { ok: true, person } : { ok: false, reason: 'refused' };
  } catch (error) {
    const isRefusal = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
    // Any other error comes from fetching the keys.
    return { ok: false, reason: isRefusal && error.code !== 'ERR_JOSE_GENERIC' ? 'refused' : 'keys-unreachable' };
  }
}

function personOf(claims: Record<string, unknown>, audience: string): GooglePerson | null {
  const { sub, email, email_verified: isVerified, azp, aud } = claims;
  // A token issued to another app, or to several, is not a login here.
  if ((azp !== undefined && azp !== audience) || (Array.isArray(aud) && aud.length !== 1)) return null;
  if (isVerified !== true || typeof sub !== 'string' || sub === '' || typeof email !== 'string') return null;
  return {
    googleId: sub,
    email: email.trim().toLowerCase(),
    firstName: nameOf(claims.given_name) || nameOf(claims.name),
    lastName: nameOf(claims.family_name),
  };
}

/** On one line, cut to the length of the account's field. */
function nameOf(value: unknown): string {
  if (typeof value !== 'string' || hasLink(value)) return '';
  return value
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 100);
}
