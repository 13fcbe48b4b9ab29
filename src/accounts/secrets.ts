/** Random tokens, and keys derived from PAYLOAD_SECRET, one for each purpose. */
import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '@/env';

export type Purpose = 'known-browser' | 'two-factor' | 'courier-secret';

/** The key to sign or encrypt with; 32 bytes. */
export function keyFor(purpose: Purpose): Uint8Array {
  return derive(env.PAYLOAD_SECRET ?? '', purpose);
}

/** The keys to verify or decrypt with, the present one first: data made with the former secret stays valid. */
export function keysFor(purpose: Purpose): Uint8Array[] {
  return [env.PAYLOAD_SECRET ?? '', env.PAYLOAD_SECRET_FORMER ?? ''].flatMap((secret) =>
    secret === '' ? [] : [derive(secret, purpose)],
  );
}

/** The key of Payload's tokens, derived from the secret as Payload does it. */
export function payloadKeyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(createHash('sha256').update(secret).digest('hex').slice(0, 32));
}

function derive(secret: string, purpose: Purpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `thermopieces ${purpose}`, 32));
}

/** A random token and its hash. Only the hash is stored, so that reading the database reveals no token. */
export function makeToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
