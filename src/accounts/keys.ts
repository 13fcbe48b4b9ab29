/** Keys for what the shop signs and encrypts itself, each for one purpose, all made from PAYLOAD_SECRET. */
import { createHash, hkdfSync } from 'node:crypto';
import { env } from '@/env';

type Purpose = 'known-browser' | 'two-factor';

/** The key to write with; 32 bytes. */
export function keyFor(purpose: Purpose): Uint8Array {
  return derive(env.PAYLOAD_SECRET ?? '', purpose);
}

/** The keys to read with, the present one first: after a change of the secret, what the former one made is still good. */
export function keysFor(purpose: Purpose): Uint8Array[] {
  return [env.PAYLOAD_SECRET ?? '', env.PAYLOAD_SECRET_FORMER ?? ''].flatMap((secret) =>
    secret === '' ? [] : [derive(secret, purpose)],
  );
}

/** The key of Payload's tokens as Payload makes it of its setting. */
export function payloadKeyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(createHash('sha256').update(secret).digest('hex').slice(0, 32));
}

function derive(secret: string, purpose: Purpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `thermopieces ${purpose}`, 32));
}
