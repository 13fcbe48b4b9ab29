import { asciiDigits } from '../phone';

/** The number of an order as people type it: `12`, `#12`, `n° 12`. @returns null if the text is not one */
export function readOrderNumber(typed: string): number | null {
  const digits = /^(?:#|n[°º])?\s*0*([1-9]\d{0,14})$/i.exec(asciiDigits(typed).trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
