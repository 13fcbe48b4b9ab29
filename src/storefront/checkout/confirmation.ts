/** The last confirmation, to be seen again in this tab after a reload or on coming back: a number, an amount, an e-mail. */
import { isRecord } from '@/domain/is-record';
import { tabKeeper } from '@/storefront/identity/browser-storage';
import { CONFIRMATION_KEY } from './forget-draft';
import type { Confirmation } from './wizard';

export function storeConfirmation(confirmation: Confirmation): void {
  tabKeeper.write(CONFIRMATION_KEY, JSON.stringify(confirmation));
}

/** Null where there is none that can be read. */
export function readConfirmation(): Confirmation | null {
  return parseConfirmation(tabKeeper.read(CONFIRMATION_KEY));
}

/** What is stored is open to other scripts, versions and hands. */
export function parseConfirmation(text: string | null): Confirmation | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(stored)) return null;
    const { orderId, total, email, areChangesLost } = stored;
    if (typeof orderId !== 'number' || !Number.isSafeInteger(orderId) || orderId < 1) return null;
    if (typeof total !== 'number' || typeof email !== 'string') return null;
    return { orderId, total, email, areChangesLost: areChangesLost === true };
  } catch {
    return null;
  }
}
