/** The table of fees: a line for each wilaya, and below it a line for each of its communes. */
import { type ReadHeader, readTableHeader } from '../import/header';

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

/** In the desk's cell: the commune has no desk although its wilaya has one. A blank cell means the wilaya's. */
export const NO_DESK = 'none';

/** Bytes. The whole country takes 100 KB, twice that from a spreadsheet. */
export const MAX_FEES_BYTES = 300_000;
/** Lines below the header. */
export const MAX_FEES_LINES = 5_000;

const KEYS: readonly FeeColumn[] = ['wilaya_id', 'wilaya_code', 'wilaya', 'commune_code'];

/** Reads the header. An unknown column is refused: it may be a known one with a slip in its name. */
export function readFeeHeader(names: readonly string[]): ReadHeader<FeeColumn> {
  const header = readTableHeader<FeeColumn>(names, {
    columns: FEE_COLUMNS,
    missing: (known) => {
      const isComplete =
        known.some((column) => KEYS.includes(column)) && known.some((column) => !KEYS.includes(column));
      return isComplete ? null : { problem: { code: 'feeColumnsMissing' } };
    },
  });
  if (!header.ok || header.unknown.length === 0) return header;
  return { ok: false, problem: { code: 'feeColumnsUnknown', values: { columns: header.unknown } } };
}
