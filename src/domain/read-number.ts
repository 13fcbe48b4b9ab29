/** Numbers as people type them. Forms, the import and Payload's own forms all read them here. */
import { toCentimes, toDinars } from './money';
import { isBlank } from './text';

/** A value, or what is wrong with the text, in English: editors read it. */
export type Read<T> = { ok: true; value: T } | { ok: false; message: string };

/** `1 234`, `1.234.567,50`: groups of three digits with one kind of separator between them, another before the decimals. */
const GROUPED = /^-?[1-9]\d{0,2}(?:(?<group>[ .,])\d{3})(?:\k<group>\d{3})*(?:(?!\k<group>)(?<point>[.,])\d+)?$/;
const PLAIN = /^-?\d+(?:[.,]\d+)?$/;
/** Thousands or thousandths, unless nothing but zeros stands before. */
const IN_TWO_WAYS = /^-?0*[1-9]\d*(?<separator>[.,])\d{3}$/;

/**
 * A number as people write it: `1 234,50`, `1,234.50`, `1.234,50`, `12500`, also with DZD or DA behind it. Three digits
 * after the only separator could be thousands or thousandths: that is refused, because nobody guesses about a price.
 */
export function readNumber(typed: string): Read<number> {
  const text = typed
    .replace(/(DZD|DA)\s*$/i, '')
    .replace(/[\s\u00A0\u202F']+/g, ' ')
    .trim();
  const { separator } = IN_TWO_WAYS.exec(text)?.groups ?? {};
  if (separator) {
    const name = separator === ',' ? 'comma' : 'point';
    return { ok: false, message: `"${typed.trim()}" can be read in two ways: write it without a ${name}` };
  }
  const { group } = GROUPED.exec(text)?.groups ?? {};
  if (!group && !PLAIN.test(text)) return { ok: false, message: `"${typed.trim()}" is not a number` };
  return { ok: true, value: Number(text.replaceAll(group ?? ' ', '').replace(',', '.')) };
}

/** The same for a field that may be left empty: null where it is. */
export function readOptionalNumber(typed: string): Read<number | null> {
  return isBlank(typed) ? { ok: true, value: null } : readNumber(typed);
}

/** The rule's message about a typed number, or why the text is not a number; null where all is well. */
export function typedNumberProblem(typed: string, rule: (value: number | null) => string | null): string | null {
  const read = readOptionalNumber(typed);
  return read.ok ? rule(read.value) : read.message;
}

/**
 * What a typed amount is taken for, to be shown beside its field: '12,500.50'. Null where nothing needs to be said,
 * because the text is blank, not a number, or already plain digits.
 */
export function understoodAmount(typed: string): string | null {
  if (/^\s*\d*(\.\d{1,2})?\s*$/.test(typed)) return null;
  const read = readOptionalNumber(typed);
  const centimes = read.ok ? toCentimes(read.value) : null;
  if (centimes === null) return null;
  return toDinars(centimes).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
