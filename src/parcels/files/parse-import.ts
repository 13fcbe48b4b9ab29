/** Reads a file that a courier sent. Runs in its own process, which limits its time and memory. */
import { type ColumnPlaces, columnPlaces, isComplete } from '@/domain/parcels/import-columns';
import { IMPORT_COLUMNS, type ImportColumn } from '@/domain/parcels/profile';
import type { Problem } from '@/domain/problem';
import { isBlank } from '@/domain/text';
import type { TableRow } from '@/tables/table-row';
import { isXlsx, SheetTooLongError, xlsxRows } from '@/tables/xlsx-rows';
import { type ImportInput, type ImportLine, MAX_COURIER_LINES, type ParsedImport } from './import-line';
import { textRows } from './text-rows';

/** Some files begin with the courier's name, a date, a blank line. */
const MAX_ROWS_BEFORE_HEADER = 20;
/** Blank rows count here, which spreadsheets leave below a table. */
const MAX_ROWS = 3 * MAX_COURIER_LINES;
const MAX_CELL = 500;

/** The lines of a CSV or XLSX file below its header. */
export async function parseImport({ bytes, headers, need }: ImportInput): Promise<ParsedImport> {
  const rows = await readRows(bytes);
  if (rows === null) return failed({ code: 'courierFileUnreadable' });
  const tooMany: Problem = { code: 'courierFileTooManyLines', values: { max: MAX_COURIER_LINES } };
  if (rows === 'tooLong' || rows.length > MAX_ROWS) return failed(tooMany);
  const filled = rows.filter(({ cells }) => cells.some((cell) => !isBlank(cell)));
  if (filled.length === 0) return failed({ code: 'courierFileEmpty' });
  for (const [index, { cells }] of filled.slice(0, MAX_ROWS_BEFORE_HEADER).entries()) {
    const places = columnPlaces(cells, headers);
    if (!isComplete(places, need)) continue;
    const below = filled.slice(index + 1);
    if (below.length === 0) return failed({ code: 'courierFileEmpty' });
    if (below.length > MAX_COURIER_LINES) return failed(tooMany);
    return { ok: true, lines: below.map((row) => importLine(row, places)) };
  }
  return failed({ code: 'courierColumnsMissing', values: { need } });
}

function failed(problem: Problem): ParsedImport {
  return { ok: false, problem };
}

/** @returns null if the file is neither CSV nor XLSX */
async function readRows(bytes: Uint8Array): Promise<TableRow[] | 'tooLong' | null> {
  try {
    return isXlsx(bytes) ? await xlsxRows(bytes) : textRows(bytes, MAX_ROWS + 1);
  } catch (error) {
    if (error instanceof SheetTooLongError) return 'tooLong';
    // Both libraries throw at whatever is wrong with a file.
    return null;
  }
}

function importLine({ line, cells }: TableRow, places: ColumnPlaces): ImportLine {
  const textOf = (column: ImportColumn) => storable(cells[places[column] ?? -1] ?? '');
  // Each column of the list has a value.
  return { line, ...Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, textOf(column)])) } as ImportLine;
}

/** On one line, without what PostgreSQL cannot hold. */
function storable(cell: string): string {
  return cell
    .slice(0, MAX_CELL)
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
