/** What the checkout keeps in this tab: the typed fields, and on a reload the step. */
import { tabKeeper } from '@/client/browser-storage';
import { DRAFT_KEY, STEP_KEY } from '@/client/checkout-storage';
import { DEFAULT_DELIVERY_METHOD, isDeliveryMethod } from '@/domain/delivery/delivery';
import { isRecord } from '@/domain/json';
import { isBlank } from '@/domain/text';
import { marks } from '@/storefront/history/page-entries';
import { type CheckoutFields, EMPTY_FIELDS } from './fields';
import { readStep, type Step } from './wizard';

export function readStoredDraft(): CheckoutFields {
  return parseDraft(tabKeeper.read(DRAFT_KEY));
}

/** Without an empty second telephone, which the order leaves out as well: the draft and a kept order hold the same fields. */
export function storeDraft({ customer, ...fields }: CheckoutFields): void {
  const { phone2, ...rest } = customer;
  const filled = isBlank(phone2) ? rest : customer;
  tabKeeper.write(DRAFT_KEY, JSON.stringify({ customer: filled, ...fields }));
}

/**
 * The step of the browser's history entry. An entry without a step: the stored step after a reload or a move in the
 * history, else the first.
 */
export function readStoredStep(): Step {
  const entry = marks().checkout;
  if (entry) return readStep(String(entry.step));
  const [navigation] = performance.getEntriesByType('navigation');
  // The list holds nothing but navigation entries: that is its name in the standard.
  const type = (navigation as PerformanceNavigationTiming | undefined)?.type;
  return type === 'reload' || type === 'back_forward' ? readStep(tabKeeper.read(STEP_KEY)) : 1;
}

export function storeStep(step: Step): void {
  tabKeeper.write(STEP_KEY, String(step));
}

/** Reads a stored draft. A value that is not a text becomes ''. */
export function parseDraft(text: string | null): CheckoutFields {
  const stored = parseObject(text);
  return {
    customer: textsOf(EMPTY_FIELDS.customer, stored.customer),
    shipping: textsOf(EMPTY_FIELDS.shipping, stored.shipping),
    commune: typeof stored.commune === 'string' ? stored.commune : '',
    delivery_method: isDeliveryMethod(stored.delivery_method) ? stored.delivery_method : DEFAULT_DELIVERY_METHOD,
    payment_method: 'cod',
  };
}

function parseObject(text: string | null): Record<string, unknown> {
  if (text === null) return {};
  try {
    return asRecord(JSON.parse(text));
  } catch {
    return {};
  }
}

function textsOf<Key extends string>(empty: Record<Key, string>, stored: unknown): Record<Key, string> {
  const values = asRecord(stored);
  const texts = { ...empty };
  // Object.keys loses the key type; `empty` is a literal of exactly these keys.
  for (const key of Object.keys(empty) as Key[]) {
    const value = values[key];
    if (typeof value === 'string') texts[key] = value;
  }
  return texts;
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
