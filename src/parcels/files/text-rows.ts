import type { Info } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { withoutGuard } from '@/domain/csv';
import { decodeTable, separatorOf } from '@/domain/import/text-file';
import type { TableRow } from '@/tables/table-row';

/** Characters of a row: none of a courier's comes near. A quote that is never closed is noticed here. */
const MAX_ROW_LENGTH = 100_000;

/**
 * The rows of a CSV file with commas, semicolons or tabs, in UTF-8, UTF-16 or Windows-1252.
 * @param max rows after which reading stops
 * @returns null if it is not text
 * @throws CsvError if a row is too long
 */
export function textRows(bytes: Uint8Array, max: number): TableRow[] | null {
  const text = decodeTable(bytes)?.text;
  if (text === undefined) return null;
  const options = {
    delimiter: separatorOf(withoutTitle(text)),
    info: true,
    relax_column_count: true,
    // A quote inside a cell may be the sign for inches.
    relax_quotes: true,
    max_record_size: MAX_ROW_LENGTH,
    to: max,
  } as const;
  // With `info`, each record comes with its place.
  const records = parse(text, options) as unknown as { record: string[]; info: Info }[];
  return records.map(({ record, info }) => ({ line: firstLine(record, info), cells: record.map(withoutGuard) }));
}

/** Some files begin with the courier's name or a date, on lines that have no separator. */
function withoutTitle(text: string): string {
  return text.slice(0, 10_000).replace(/^(?:[^,;\t\r\n]*\r?\n)+/, '');
}

/** The parser counts to the end of a row, whose cells may contain line breaks. */
function firstLine(record: readonly string[], { lines }: Info): number {
  return lines - record.reduce((sum, cell) => sum + (cell.match(/\r\n?|\n/g)?.length ?? 0), 0);
}
