import { randomBytes } from 'node:crypto';
import { absolute } from '@/env';

const BYTES = 32;

/** 256 random bits in base64url: the code gives access to the order, so it cannot be guessed or counted up to. */
export function newTrackingCode(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** Whether a text may be a code. Anything else is not looked up. */
export function isTrackingCode(text: string): boolean {
  return /^[\w-]{22,100}$/.test(text);
}

/** The page that follows an order, for mails; null for an order without a code. */
export function trackingUrl(code: string | null): string | null {
  return code === null ? null : absolute(`/suivi/${code}`);
}
