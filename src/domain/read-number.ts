/** Numbers as people type them: in forms, imports, Payload's own forms and addresses. */
import type { Problem } from './problem';
import { isBlank } from './text';

/** A value, or what is wrong with the text. */
export type Read<T> = { ok: true; value: T } | { ok: false; problem: Problem };

/** `1 234`, `1.234.567,50`: groups of three digits with one kind of separator between them, another before the decimals. */
const GROUPED = /^-?[1-9]\d{0,2}(?:(?<group>[ .,])\d{3})(?:\k<group>\d{3})*(?:(?!\k<group>)(?<point>[.,])\d+)?$/;
const PLAIN = /^-?\d+(?:[.,]\d+)?$/;
/** Thousands or thousandths, unless only zeros come before. */
const IN_TWO_WAYS = /^-?0*[1-9]\d*(?<separator>[.,])\d{3}$/;

/**
 * Reads `1 234,50`, `1,234.50`, `1.234,50`, `12500`, also with DZD or DA at the end. Three digits after the only separator
 * could be thousands or thousandths. They are refused: a price must not be guessed.
 */
export function readNumber(typed: string): Read<number> {
  const text = typed
    .replace(/(DZD|DA)\s*$/i, '')
    .replace(/[\s\u00A0\u202F']+/g, ' ')
    .trim();
  const { separator } = IN_TWO_WAYS.exec(text)?.groups ?? {};
  if (separator) {
    const values = { text: typed.trim(), separator: separator === ',' ? 'comma' : 'point' } as const;
    return { ok: false, problem: { code: 'numberAmbiguous', values } };
  }
  const { group } = GROUPED.exec(text)?.groups ?? {};
  if (!group && !PLAIN.test(text)) {
    return { ok: false, problem: { code: 'numberUnreadable', values: { text: typed.trim() } } };
  }
  return { ok: true, value: Number(text.replaceAll(group ?? ' ', '').replace(',', '.')) };
}

/** The same for a field that may be left empty, which gives null. */
export function readOptionalNumber(typed: string): Read<number | null> {
  return isBlank(typed) ? { ok: true, value: null } : readNumber(typed);
}
