/**
 * An attempt at an order, kept from before it is sent until the server has answered. It survives a reload, a closed tab and
 * a login, and all tabs share it, so that the next confirmation can ask for this one first. It holds no more about the
 * shopper than the checkout's draft, and is deleted as soon as the answer is known.
 */

import { longKeeper } from '@/client/browser-storage';
import { randomUuid } from '@/client/identity/random-uuid';
import { customerFields } from '@/contract/customer-fields';
import type { OrderRequestBody } from '@/contract/orders';
import { isRecord } from '@/domain/json';
import { SHIPPING_FIELDS } from '@/domain/orders/order-fields';
import { areTextsGood } from '@/domain/text-field';

export type Attempt = {
  /** the Idempotency-Key, by which the server finds the order again */
  key: string;
  body: OrderRequestBody;
  /** the account that sent it; null for a guest, whose id is in the body */
  account: number | null;
  /** when it was sent first, in milliseconds */
  at: number;
};

const STORAGE_KEY = 'checkout-attempt';

/** Milliseconds, a week: a parcel takes two days, so by then the order has arrived or does not exist. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** Used if the browser forbids storage: the attempt then lasts as long as the page. */
let unstored: Attempt | null = null;

/** Stores a new attempt in place of any other. To be called before it is sent. */
export function beginAttempt({ body, account }: Pick<Attempt, 'body' | 'account'>): Attempt {
  const attempt: Attempt = { key: randomUuid(), body, account, at: Date.now() };
  const text = JSON.stringify(attempt);
  longKeeper.write(STORAGE_KEY, text);
  unstored = longKeeper.read(STORAGE_KEY) === text ? null : attempt;
  return attempt;
}

/** The attempt that has no answer yet, or null. */
export function openAttempt(): Attempt | null {
  const text = longKeeper.read(STORAGE_KEY);
  if (text === null) return unstored;
  const attempt = parseAttempt(text);
  // Too old, or written by another version of the shop.
  if (attempt === null) longKeeper.remove(STORAGE_KEY);
  return attempt;
}

/** Deletes an attempt whose answer is known. If another tab has stored another attempt meanwhile, that one stays. */
export function endAttempt({ key }: Attempt): void {
  if (openAttempt()?.key === key) longKeeper.remove(STORAGE_KEY);
  if (unstored?.key === key) unstored = null;
}

/** Calls back when another tab begins or ends an attempt. @returns a function that stops it */
export function onAttemptElsewhere(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Whether two bodies are the same order. The guest id does not count: a login between two tries changes it. */
export function isSameOrder(one: OrderRequestBody, other: OrderRequestBody): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf({ guest_id: _, ...content }: OrderRequestBody): string {
  return JSON.stringify(content);
}

function parseAttempt(text: string): Attempt | null {
  try {
    const stored: unknown = JSON.parse(text);
    return isAttempt(stored) && Math.abs(Date.now() - stored.at) < KEPT_MS ? stored : null;
  } catch {
    return null;
  }
}

function isAttempt(stored: unknown): stored is Attempt {
  if (!isRecord(stored)) return false;
  const { key, body, account, at } = stored;
  const hasOwner = account === null || typeof account === 'number';
  return typeof key === 'string' && typeof at === 'number' && hasOwner && isOrderBody(body);
}

/** Whether this version of the shop may have sent it. The server checks it completely. */
function isOrderBody(body: unknown): boolean {
  if (!isRecord(body) || !isRecord(body.customer) || !isRecord(body.shipping)) return false;
  const hasLines = Array.isArray(body.items) && body.items.length > 0 && body.items.every(isRecord);
  return hasLines && areTextsGood(customerFields(), body.customer) && areTextsGood(SHIPPING_FIELDS, body.shipping);
}
