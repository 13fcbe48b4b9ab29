/** The table of fees: a line for each wilaya, and below it a line for each of its communes. */
import type { Problem } from '../problem';

export const FEE_COLUMNS = [
  'wilaya_id',
  'wilaya_code',
  'wilaya',
  'commune_code',
  'commune',
  'home',
  'desk',
  'days',
  'served',
] as const;
export type FeeColumn = (typeof FEE_COLUMNS)[number];

/** A line's cells; a column that the file does not have leaves its value as it is. */
export type FeeCells = Partial<Record<FeeColumn, string>>;

/** The desk of a commune that has none although its wilaya has one. A blank cell is the wilaya's. */
export const NO_DESK = 'none';

/** Bytes. The whole country takes 100 KB, twice that from a spreadsheet. */
export const MAX_FEES_BYTES = 300_000;
/** Lines below the header. */
export const MAX_FEES_LINES = 5_000;

const KEYS: readonly FeeColumn[] = ['wilaya_id', 'wilaya_code', 'wilaya', 'commune_code'];

/** Reads the header. Unknown columns are left out: they are an owner's notes. */
export function readFeeHeader(
  names: readonly string[],
): { ok: true; columns: (FeeColumn | null)[] } | { ok: false; problem: Problem } {
  const columns = names.map((name) => FEE_COLUMNS.find((column) => column === asColumn(name)) ?? null);
  const known = columns.filter((column) => column !== null);
  const twice = known.find((column, index) => known.indexOf(column) !== index);
  if (twice) return { ok: false, problem: { code: 'importColumnTwice', values: { column: twice } } };
  const isComplete = known.some((column) => KEYS.includes(column)) && known.some((column) => !KEYS.includes(column));
  return isComplete ? { ok: true, columns } : { ok: false, problem: { code: 'feeColumnsMissing' } };
}

function asColumn(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}
