/**
 * What the last step of the checkout says of an order beyond its number: goods, address, telephones. Only this tab knows, until
 * a logout or the next checkout; elsewhere the step's address shows only what the order's code shows everybody.
 */

import { tabKeeper } from '@/client/browser-storage';
import { PLACED_KEY } from '@/client/checkout-storage';
import { isRecord } from '@/domain/json';

/** '' for what is missing. */
export type Address = {
  street: string;
  city: string;
  postalCode: string;
  commune: string;
  wilaya: string;
  extra: string;
};

export type Placed = {
  orderId: number;
  code: string;
  items: { title: string; quantity: number }[];
  /** laid out in lines by the last step, whose script comes later */
  address: Address;
  phones: string[];
  isDesk: boolean;
};

/** Used if the browser forbids storage: it then lasts as long as the page. */
let unstored: Placed | null = null;

export function storePlaced(placed: Placed): void {
  const text = JSON.stringify(placed);
  tabKeeper.write(PLACED_KEY, text);
  unstored = tabKeeper.read(PLACED_KEY) === text ? null : placed;
}

/** @returns null if nothing readable is stored, or that of another order */
export function readPlaced(isWanted: (placed: Placed) => boolean): Placed | null {
  const placed = parsePlaced(tabKeeper.read(PLACED_KEY)) ?? unstored;
  return placed && isWanted(placed) ? placed : null;
}

/** Checked, because other scripts and other versions of the shop may write there, too. */
export function parsePlaced(text: string | null): Placed | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(stored)) return null;
    const { orderId, code, items, address, phones, isDesk } = stored;
    if (typeof orderId !== 'number' || typeof code !== 'string' || code === '') return null;
    if (!Array.isArray(items) || !items.every(isItem) || !isAddress(address) || !areTexts(phones)) return null;
    return { orderId, code, items, address, phones, isDesk: isDesk === true };
  } catch {
    return null;
  }
}

function isItem(stored: unknown): stored is Placed['items'][number] {
  return isRecord(stored) && typeof stored.title === 'string' && typeof stored.quantity === 'number';
}

const PARTS = ['street', 'city', 'postalCode', 'commune', 'wilaya', 'extra'] as const;

function isAddress(stored: unknown): stored is Address {
  return isRecord(stored) && PARTS.every((part) => typeof stored[part] === 'string');
}

function areTexts(stored: unknown): stored is string[] {
  return Array.isArray(stored) && stored.every((text) => typeof text === 'string');
}
