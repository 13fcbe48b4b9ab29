/** Amounts as couriers write them in their files. */
import { MAX_DINARS, toCentimes } from '../money';
import { asciiDigits } from '../phone';

/**
 * Thousands in groups of three with one kind of separator, then at most two decimals after another kind: `3 400,00`, `3.400,00`,
 * `3,400.00`, `1'234`. Dinars have no third decimal, so `3.400` is three thousand four hundred.
 */
const GROUPED = /^-?[1-9]\d{0,2}(?<group>[ .,'])\d{3}(?:\k<group>\d{3})*(?:(?!\k<group>)[.,]\d{1,2})?$/;
const PLAIN = /^-?\d+(?:[.,]\d{1,2})?$/;

/** The longest amount, with currency and spaces, is far shorter. */
const MAX_LENGTH = 60;

/** The currency, before or after the amount. */
const CURRENCY = /^(?:DZD|DA|د\.?ج\.?)|(?:DZD|DA|د\.?ج\.?)$/iu;

/**
 * Reads `3 400,00`, `3400 DA`, `3.400,00`, `3400.00`, with any kind of space.
 * @returns whole centimes, below 0 for a negative amount; null for a text that is not an amount
 */
export function readAmount(typed: string): number | null {
  if (typed.length > MAX_LENGTH) return null;
  const text = asciiDigits(typed)
    .replace(/[\s\u200e\u200f\u061c]+/gu, ' ')
    .trim()
    .replace(CURRENCY, '')
    .trim()
    .replace(/^[-−–]\s*/, '-')
    .replaceAll('’', "'");
  const { group } = GROUPED.exec(text)?.groups ?? {};
  if (group === undefined && !PLAIN.test(text)) return null;
  const dinars = text.replaceAll(group ?? ' ', '').replace(',', '.');
  // Adding 0 turns -0 into 0.
  const centimes = (toCentimes(dinars) ?? Number.NaN) + 0;
  return Math.abs(centimes) <= MAX_DINARS * 100 ? centimes : null;
}
