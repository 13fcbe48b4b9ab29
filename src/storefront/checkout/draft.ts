/** What was typed survives a reload, in this tab only, and is forgotten once the order is accepted. */
import { isRecord } from '@/domain/is-record';
import { type CheckoutFields, EMPTY_FIELDS } from './step-schemas';

/** Reads a stored draft; whatever is not a text in its place becomes ''. */
export function parseDraft(text: string | null): CheckoutFields {
  const stored = parseObject(text);
  return {
    customer: textsOf(EMPTY_FIELDS.customer, stored.customer),
    shipping: textsOf(EMPTY_FIELDS.shipping, stored.shipping),
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
