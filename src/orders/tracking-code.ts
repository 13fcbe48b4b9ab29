import { randomBytes } from 'node:crypto';

const BYTES = 32;

/** 256 random bits in base64url: whoever has the code may follow the order, so it cannot be guessed or counted up to. */
export function newTrackingCode(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** Whether a text may be a code. Anything else is not looked up. */
export function isTrackingCode(text: string): boolean {
  return /^[\w-]{22,100}$/.test(text);
}
