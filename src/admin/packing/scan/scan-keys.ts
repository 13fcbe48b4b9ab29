/** Recognises a hand scanner among key presses: digits in fast succession, then Enter. No React. */

export type Scan = { digits: string; at: number };
type Key = { key: string; code: string; at: number };

export const NO_SCAN: Scan = { digits: '', at: 0 };

/** Milliseconds between two keys of a scanner. A person takes longer. */
const MAX_GAP_MS = 60;

/** As long as an order's number can be. */
const MAX_DIGITS = 10;

/**
 * @param code of the key on the keyboard: with a French layout a scanner's digits arrive as `&é"'(`
 * @returns the digits so far, and the number of the label once it is complete
 */
export function scanKey(scan: Scan, { key, code, at }: Key): { scan: Scan; number: number | null } {
  const isFast = scan.digits !== '' && at - scan.at <= MAX_GAP_MS;
  if (key === 'Enter') {
    const isLabel = isFast && /^[1-9]\d*$/.test(scan.digits) && scan.digits.length <= MAX_DIGITS;
    return { scan: NO_SCAN, number: isLabel ? Number(scan.digits) : null };
  }
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? /^\d$/.exec(key)?.[0];
  // A scanner presses Shift between digits, on layouts that need it.
  if (digit === undefined) return { scan: key === 'Shift' ? scan : NO_SCAN, number: null };
  return { scan: { digits: isFast ? scan.digits + digit : digit, at }, number: null };
}
