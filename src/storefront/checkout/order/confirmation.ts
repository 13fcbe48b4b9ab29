/** The last confirmation, kept in this tab so that it can be seen again after a reload or on coming back. */

import { tabKeeper } from '@/client/browser-storage';
import { CONFIRMATION_KEY } from '@/client/checkout-storage';
import { isRecord } from '@/domain/json';
import type { Confirmation } from '../wizard';

export function storeConfirmation(confirmation: Confirmation): void {
  tabKeeper.write(CONFIRMATION_KEY, JSON.stringify(confirmation));
}

/** Null if nothing readable is stored. */
export function readConfirmation(): Confirmation | null {
  return parseConfirmation(tabKeeper.read(CONFIRMATION_KEY));
}

/** Checked, because other scripts and other versions of the shop may write there, too. */
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
