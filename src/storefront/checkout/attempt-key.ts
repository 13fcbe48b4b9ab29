/**
 * One Idempotency-Key for each attempt at the same order, so that a double click, a reload while sending or a second
 * tab cannot order twice. It is kept until the order is accepted, and renewed when the order changes (contract).
 */
import type { OrderRequestBody } from '@/contract/orders';
import { longKeeper } from '@/storefront/identity/browser-storage';
import { randomUuid } from '@/storefront/identity/random-uuid';
import { digest } from './digest';

const STORAGE_KEY = 'checkout-attempt';

/** The key of the attempt at this very body: the kept one, or a new one that is kept from now on. */
export function attemptKey(body: OrderRequestBody): string {
  // Whoever logs in between two tries is still at the same order.
  const { guest_id: _, ...content } = body;
  const fingerprint = digest(JSON.stringify(content));
  const [keptFingerprint, keptKey] = (longKeeper.read(STORAGE_KEY) ?? '').split(' ');
  if (keptKey && keptFingerprint === fingerprint) return keptKey;
  const key = randomUuid();
  // Only a digest is kept: names and addresses have no business in lasting storage.
  longKeeper.write(STORAGE_KEY, `${fingerprint} ${key}`);
  return key;
}

export function forgetAttempt(): void {
  longKeeper.remove(STORAGE_KEY);
}
