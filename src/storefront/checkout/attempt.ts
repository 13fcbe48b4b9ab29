/**
 * The attempt at an order whose fate is not known: kept from before it is sent until the server has said what became of
 * it. It outlives a reload, a closed tab and a login, and every tab of the browser sees it, so that whatever is confirmed
 * next asks for this one first. Of the shopper it holds what the draft holds; it goes as soon as its fate is known.
 */
import { type OrderRequestBody, orderRequest } from '@/contract/orders';
import { isRecord } from '@/domain/is-record';
import { longKeeper } from '@/storefront/identity/browser-storage';
import { randomUuid } from '@/storefront/identity/random-uuid';

export type Attempt = {
  /** the Idempotency-Key: an order that was made by it is found by it */
  key: string;
  body: OrderRequestBody;
  /** who sent it; null for a guest, whom the body names */
  account: number | null;
  /** when it was sent first, in milliseconds */
  at: number;
};

const STORAGE_KEY = 'checkout-attempt';

/** A parcel takes two days: after a week the first order is at the door, or does not exist. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** Only for a browser that forbids storage: the attempt then lives as long as the page. */
let unstored: Attempt | null = null;

/** Keeps a new attempt, in place of any other, before it is sent. */
export function beginAttempt({ body, account }: Pick<Attempt, 'body' | 'account'>): Attempt {
  const attempt: Attempt = { key: randomUuid(), body, account, at: Date.now() };
  const text = JSON.stringify(attempt);
  longKeeper.write(STORAGE_KEY, text);
  unstored = longKeeper.read(STORAGE_KEY) === text ? null : attempt;
  return attempt;
}

/** The attempt whose fate is not known; null where there is none. */
export function openAttempt(): Attempt | null {
  const text = longKeeper.read(STORAGE_KEY);
  if (text === null) return unstored;
  const attempt = parseAttempt(text);
  // What is too old, or of another version of the shop, goes.
  if (attempt === null) longKeeper.remove(STORAGE_KEY);
  return attempt;
}

/** Its fate is known. Another tab may have begun another one meanwhile, which stays. */
export function endAttempt({ key }: Attempt): void {
  if (openAttempt()?.key === key) longKeeper.remove(STORAGE_KEY);
  if (unstored?.key === key) unstored = null;
}

/** Calls back when another tab begins or ends an attempt. @returns a function that ends it */
export function onAttemptElsewhere(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Whether two bodies order the same for the same person. A login between two tries does not make another order of it. */
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
  return typeof key === 'string' && typeof at === 'number' && hasOwner && orderRequest.safeParse(body).success;
}
