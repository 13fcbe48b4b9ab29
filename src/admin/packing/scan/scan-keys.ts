/** Recognises a hand scanner among key presses: characters in fast succession, then Enter. No React. */
import { MAX_TRACKING } from '@/domain/parcels/courier';

export type Scan = {
  /** as the keyboard's layout has it */
  typed: string;
  /** as a US keyboard would have it */
  coded: string;
  at: number;
  /** it may be only the rest of a label, whose first keys went elsewhere */
  isPart: boolean;
};
type Key = { key: string; code: string; at: number };

export type ReadKey = {
  /** the keys so far */
  scan: Scan;
  /** the text of the label, once it is complete */
  label: string | null;
  /** a label has ended whose beginning was not heard: it may be another order's number, and opens nothing */
  isRest: boolean;
  /** a label has ended that has neither number: what is beside the courier's, or a web address */
  isForeign: boolean;
};

export const NO_SCAN: Scan = { typed: '', coded: '', at: Number.NEGATIVE_INFINITY, isPart: false };

/** Milliseconds between two keys of a scanner. A person takes longer. */
const MAX_GAP_MS = 60;

/** Milliseconds without a key before a label begins. A busy page gets the keys of one label further apart than MAX_GAP_MS. */
const PAUSE_MS = 500;

/** A shorter text may be keys that a person hit together. */
const MIN_TRACKING = 4;

/** So many keys in fast succession, then Enter, were no person's. */
const MIN_SCANNED = 3;

/** Signs of tracking numbers beside letters and digits, by the key of a US keyboard. */
const SIGNS = new Map([
  ['Minus', '-'],
  ['Slash', '/'],
  ['Period', '.'],
]);

/** A key that writes something, known or not. */
const WRITES = /^(?:.|Dead|Process|Unidentified)$/u;

/** Keys until this moment went elsewhere: into a field, or to a page that was not ready. */
export function missedUntil(at: number): Scan {
  return { ...NO_SCAN, at, isPart: true };
}

/** @param code of the key on the keyboard: with a French layout a scanner's digits arrive as `&é"'(` */
export function scanKey(scan: Scan, { key, code, at }: Key): ReadKey {
  const nothing = { label: null, isRest: false, isForeign: false };
  const gap = at - scan.at;
  const isFast = gap <= MAX_GAP_MS;
  if (key === 'Enter') {
    const ended = isFast && scan.coded !== '' ? scan : NO_SCAN;
    if (ended.isPart) return { ...nothing, scan: NO_SCAN, isRest: true };
    const label = labelOf(ended);
    return { scan: NO_SCAN, label, isRest: false, isForeign: label === null && ended.coded.length >= MIN_SCANNED };
  }
  // A scanner presses Shift between characters, on layouts that need it.
  if (key === 'Shift') return { ...nothing, scan };
  const typed = /^\S$/u.exec(key)?.[0];
  const coded = /^(?:Digit|Numpad|Key)([\dA-Z])$/.exec(code)?.[1] ?? SIGNS.get(code) ?? typed;
  const before = isFast ? scan : { ...NO_SCAN, isPart: gap <= PAUSE_MS };
  if (coded === undefined) {
    return { ...nothing, scan: WRITES.test(key) ? { ...before, at, isPart: true } : NO_SCAN };
  }
  return {
    ...nothing,
    scan: { ...before, typed: before.typed + (typed ?? coded), coded: before.coded + coded, at },
  };
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
