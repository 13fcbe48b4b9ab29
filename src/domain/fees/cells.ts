/** Reads the amounts of a line of the table of fees. */
import { deskFeeProblem, feeProblem, MAX_DAYS_LENGTH } from '../delivery/delivery';
import { readFlag } from '../import/cells';
import { toCentimes, toDinars } from '../money';
import type { Problem } from '../problem';
import { readOptionalNumber } from '../read-number';
import { isBlank } from '../text';
import { hasOddCharacters } from '../texts/odd-characters';
import { type FeeCells, NO_DESK } from './columns';

/** Dinars; an absent value stays as it is. */
export type WilayaValues = { price?: number; deskPrice?: number | null; days?: string | null };
export type CommuneValues = { price?: number | null; deskPrice?: number | null; desk?: boolean; served?: boolean };

type Read<Values> = { values: Values; problems: Problem[] };

export function readWilayaCells({ home, desk, days, served }: FeeCells): Read<WilayaValues> {
  const values: WilayaValues = {};
  const problems: Problem[] = [];
  if (home !== undefined) {
    const read = readFee(home);
    if (!read.ok) problems.push(read.problem);
    else if (read.value === null) problems.push({ code: 'feeMissing' });
    else values.price = read.value;
  }
  if (desk !== undefined) {
    const read = isNoDesk(desk) ? NOTHING : readFee(desk);
    if (read.ok) values.deskPrice = read.value;
    else problems.push(read.problem);
  }
  if (days !== undefined) {
    const problem = daysProblem(days);
    if (problem) problems.push(problem);
    else values.days = days.trim() || null;
  }
  if (served !== undefined && !isBlank(served)) {
    const read = readFlag(served);
    if (!read.ok) problems.push(read.problem);
    else if (!read.value) problems.push({ code: 'feeWilayaServed' });
  }
  return { values, problems };
}

/** The days of a commune are its wilaya's, whatever its line says. */
export function readCommuneCells({ home, desk, served }: FeeCells): Read<CommuneValues> {
  const values: CommuneValues = {};
  const problems: Problem[] = [];
  if (home !== undefined) {
    const read = readFee(home);
    if (read.ok) values.price = read.value;
    else problems.push(read.problem);
  }
  if (desk !== undefined) {
    const read = isNoDesk(desk) ? NOTHING : readFee(desk);
    if (!read.ok) problems.push(read.problem);
    else if (isNoDesk(desk)) values.desk = false;
    else {
      values.desk = true;
      values.deskPrice = read.value;
    }
  }
  if (served !== undefined) {
    const read = isBlank(served) ? YES : readFlag(served);
    if (read.ok) values.served = read.value;
    else problems.push(read.problem);
  }
  return { values, problems };
}

const NOTHING = { ok: true, value: null } as const;
const YES = { ok: true, value: true } as const;

function isNoDesk(cell: string): boolean {
  return [NO_DESK, 'no', 'non', 'aucun'].includes(cell.trim().toLowerCase());
}

function readFee(cell: string): { ok: true; value: number | null } | { ok: false; problem: Problem } {
  const read = readOptionalNumber(cell);
  if (!read.ok) return read;
  const problem = read.value === null ? deskFeeProblem(null) : feeProblem(read.value);
  if (problem) return { ok: false, problem };
  return { ok: true, value: read.value === null ? null : toDinars(toCentimes(read.value) ?? 0) };
}

/** Spreadsheets turn "2-3" into a date: 02-mars, 2-Mar, 02/03/2026. */
const AS_DATE = /^\d{1,2}[-/ .]\p{L}{3,}\.?$|^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$|^\d{5}$/u;

function daysProblem(cell: string): Problem | null {
  const text = cell.trim();
  if (text.length > MAX_DAYS_LENGTH) return { code: 'tooLong', values: { max: MAX_DAYS_LENGTH } };
  if (hasOddCharacters(text)) return { code: 'oddCharacters' };
  return AS_DATE.test(text) ? { code: 'feeDaysAsDate', values: { text } } : null;
}
