/** Recognises a hand scanner among key presses: characters in fast succession, then Enter. No React. */
import { MAX_TRACKING } from '@/domain/parcels/courier';

export type Scan = {
  /** as the keyboard's layout has it */
  typed: string;
  /** as a US keyboard would have it */
  coded: string;
  at: number;
};
type Key = { key: string; code: string; at: number };

export const NO_SCAN: Scan = { typed: '', coded: '', at: 0 };

/** Milliseconds between two keys of a scanner. A person takes longer. */
const MAX_GAP_MS = 60;

/** A shorter text may be keys that a person hit together. */
const MIN_TRACKING = 4;

/** Signs of tracking numbers beside letters and digits, by the key of a US keyboard. */
const SIGNS = new Map([
  ['Minus', '-'],
  ['Slash', '/'],
  ['Period', '.'],
]);

/**
 * @param code of the key on the keyboard: with a French layout a scanner's digits arrive as `&é"'(`
 * @returns the keys so far, and the text of the label once it is complete
 */
export function scanKey(scan: Scan, { key, code, at }: Key): { scan: Scan; label: string | null } {
  const isFast = scan.coded !== '' && at - scan.at <= MAX_GAP_MS;
  if (key === 'Enter') return { scan: NO_SCAN, label: isFast ? labelOf(scan) : null };
  // A scanner presses Shift between characters, on layouts that need it.
  if (key === 'Shift') return { scan, label: null };
  const typed = /^\S$/u.exec(key)?.[0];
  const coded = /^(?:Digit|Numpad|Key)([\dA-Z])$/.exec(code)?.[1] ?? SIGNS.get(code) ?? typed;
  if (coded === undefined) return { scan: NO_SCAN, label: null };
  const before = isFast ? scan : NO_SCAN;
  return { scan: { typed: before.typed + (typed ?? coded), coded: before.coded + coded, at }, label: null };
}

/** Whether a label may be ours, which has the order's number. */
export function isOrderNumber(label: string): boolean {
  return /^[1-9]\d{0,9}$/.test(label);
}

function labelOf({ typed, coded }: Scan): string | null {
  // Keys of digits that gave no digit: the scanner is set to another layout than the computer.
  const text = !/\d/.test(typed) && /\d/.test(coded) ? coded : typed;
  const isLabel = isOrderNumber(text) || (text.length >= MIN_TRACKING && text.length <= MAX_TRACKING);
  return isLabel ? text : null;
}
