/** How the cells of fees and days are read and written: no React. */
import { deskFeeProblem, feeProblem, MAX_DAYS_LENGTH } from '@/domain/delivery/delivery';
import { toCentimes, toDinars } from '@/domain/money';
import { formatOfficeAmount } from '@/domain/price-texts';
import type { Problem } from '@/domain/problem';
import { readOptionalNumber } from '@/domain/read-number';
import { hasOddCharacters } from '@/domain/texts/odd-characters';
import { officeShippingWords } from '@/words/en/catalogue/shipping';
import type { ReadCell } from '../ui/editable-cell';

/** A fee in dinars as a cell shows it; blank without a fee. */
export function feeText(dinars: string | number | null): string {
  const centimes = toCentimes(dinars);
  if (centimes === null) return officeShippingWords.blank;
  return officeShippingWords.fee(formatOfficeAmount(toDinars(centimes)));
}

export function readFee(typed: string): ReadCell<number> {
  const read = readOptionalNumber(typed);
  if (!read.ok) return read;
  const problem = feeProblem(read.value);
  return problem || read.value === null ? refused(problem ?? { code: 'feeMissing' }) : { ok: true, value: read.value };
}

/** A blank is null: no desk, or the wilaya's fee. */
export function readOptionalFee(typed: string): ReadCell<number | null> {
  const read = readOptionalNumber(typed);
  if (!read.ok) return read;
  const problem = deskFeeProblem(read.value);
  return problem ? refused(problem) : read;
}

export function readDays(typed: string): ReadCell<string | null> {
  const text = typed.trim();
  if (text.length > MAX_DAYS_LENGTH) return refused({ code: 'tooLong', values: { max: MAX_DAYS_LENGTH } });
  return hasOddCharacters(text) ? refused({ code: 'oddCharacters' }) : { ok: true, value: text || null };
}

function refused(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem };
}
