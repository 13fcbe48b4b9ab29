/**
 * What decides between two appliances: fields of a product that only boilers and the like have. The table of product fields
 * contains them; the product page shows the filled ones together, and the page that compares products has a row for each.
 */
import { decimalRule, MAX_ATTRIBUTE, MAX_BOX_CONTENTS, oddCharactersProblem } from './product-rules';

const IN = ['form', 'admin', 'attributes', 'table'] as const;

const number = (name: string, max: number) =>
  ({ name, kind: 'amount', in: IN, empty: null, rule: decimalRule(max) }) as const;
const line = (name: string, maxLength = MAX_ATTRIBUTE) =>
  ({ name, kind: 'line', in: IN, empty: null, maxLength, formRule: oddCharactersProblem }) as const;

/** In the order in which people ask. */
export const PRODUCT_ATTRIBUTES = {
  /** the highest heat output, kW */
  power_kw: number('powerKw', 2_000),
  /** the gas or fuel */
  energy: line('energy'),
  /** how smoke leaves: flue or chimney, with its diameter */
  flue: line('flue'),
  /** hot water, litres a minute at 25 K */
  flow_lpm: number('flowLpm', 1_000),
  /** height × width × depth */
  dimensions: line('dimensions'),
  weight_kg: number('weightKg', 10_000),
  /** what is in the box */
  box_contents: line('boxContents', MAX_BOX_CONTENTS),
} as const;

export type AttributeKey = keyof typeof PRODUCT_ATTRIBUTES;

// `Object.keys` types the keys as strings.
export const ATTRIBUTE_KEYS = Object.keys(PRODUCT_ATTRIBUTES) as AttributeKey[];

/** Whether a product says anything that it can be compared by. */
export function hasAttributes(product: Readonly<Record<AttributeKey, unknown>>): boolean {
  return ATTRIBUTE_KEYS.some((key) => product[key] !== null && product[key] !== '');
}
