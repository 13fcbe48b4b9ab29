import { CsvError, type Info } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { withoutGuard } from '@/domain/csv';
import { type FeeCells, type FeeColumn, MAX_FEES_BYTES, MAX_FEES_LINES, readFeeHeader } from '@/domain/fees/columns';
import type { FeeLine } from '@/domain/fees/lines';
import { decodeTable, separatorOf } from '@/domain/import/text-file';
import type { Problem } from '@/domain/problem';
import { isBlank } from '@/domain/text';

/** Characters of a row: ten times the longest. A quote that is never closed is noticed here. */
const MAX_ROW_LENGTH = 2_000;

export type ReadFees = { ok: true; lines: FeeLine[] } | { ok: false; problem: Problem };

/** Reads a table of fees, whatever program wrote it. Small enough to be read in one go. */
export function readFees(bytes: Uint8Array): ReadFees {
  if (bytes.length > MAX_FEES_BYTES) {
    return { ok: false, problem: { code: 'importTooLarge', values: { megabytes: MAX_FEES_BYTES / 1_000_000 } } };
  }
  const text = decodeTable(bytes)?.text;
  if (text === undefined) return { ok: false, problem: { code: 'importNotCsv' } };
  try {
    return linesOf(rowsOf(text));
  } catch (error) {
    return { ok: false, problem: parseProblem(error) };
  }
}

type Row = { record: string[]; info: Info };

function rowsOf(text: string): Row[] {
  const options = {
    bom: true,
    delimiter: separatorOf(text),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_ROW_LENGTH,
    to: MAX_FEES_LINES + 2,
  } as const;
  // With `info`, each record comes with its place.
  const rows = parse(text, options) as unknown as Row[];
  return rows.filter(({ record }) => record.some((cell) => !isBlank(cell)));
}

function linesOf([header, ...rows]: Row[]): ReadFees {
  if (!header) return { ok: false, problem: { code: 'importEmpty' } };
  const read = readFeeHeader(header.record);
  if (!read.ok) return read;
  if (rows.length === 0) return { ok: false, problem: { code: 'importWithoutLines' } };
  if (rows.length > MAX_FEES_LINES)
    return { ok: false, problem: { code: 'feeTooManyLines', values: { max: MAX_FEES_LINES } } };
  return { ok: true, lines: rows.map((row) => ({ line: lineOf(row), cells: cellsOf(row, read.columns) })) };
}

function cellsOf({ record }: Row, columns: readonly (FeeColumn | null)[]): FeeCells {
  const cells: FeeCells = {};
  for (const [index, column] of columns.entries()) {
    // A row that ends early has blank cells.
    if (column !== null) cells[column] = withoutGuard((record[index] ?? '').trim());
  }
  return cells;
}

/** The parser counts to the end of a row, whose cells may contain line breaks. */
function lineOf({ record, info }: Row): number {
  return info.lines - record.reduce((sum, cell) => sum + (cell.match(/\r\n?|\n/g)?.length ?? 0), 0);
}

function parseProblem(error: unknown): Problem {
  if (error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE') {
    return { code: 'importLineTooLong', values: { max: MAX_ROW_LENGTH } };
  }
  return { code: 'importUnreadable', values: { reason: error instanceof Error ? error.message : String(error) } };
}
