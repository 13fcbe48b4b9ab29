/** Reads a file that a courier sent. Runs in its own process, which limits its time and memory. */
import { COLUMN_KINDS } from '@/domain/import/column-kinds';
import { columnPlaces, isComplete } from '@/domain/parcels/import-columns';
import { IMPORT_COLUMNS, type ImportColumn } from '@/domain/parcels/profile';
import type { Problem } from '@/domain/problem';
import { isBlank } from '@/domain/text';
import { type OpenTable, openTable } from '@/tables/open-table';
import { readXlsx } from '@/tables/read-xlsx';
import { mayBreakAt, rowCells } from '@/tables/row-cells';
import type { TableRow } from '@/tables/table-row';
import { type ImportInput, type ImportLine, MAX_COURIER_LINES, type ParsedImport } from './import-line';

/** Some files begin with the courier's name, a date, a blank line. */
const MAX_ROWS_BEFORE_HEADER = 20;
/** Blank rows count here, which spreadsheets leave below a table. */
const MAX_ROWS = 3 * MAX_COURIER_LINES;
const MAX_CELL = 500;

/** The lines of a CSV or XLSX file below its header. */
export async function parseImport({ bytes, headers, need }: ImportInput): Promise<ParsedImport> {
  const table = await openTable(bytes, readXlsx);
  const tooMany: Problem = { code: 'courierFileTooManyLines', values: { max: MAX_COURIER_LINES } };
  if (!table.ok) return failed(table.reason === 'tooLong' ? tooMany : { code: 'courierFileUnreadable' });
  const filled = filledRows(table, () => true);
  if (filled === null) return failed(tooMany);
  if (filled.length === 0) return failed({ code: 'courierFileEmpty' });
  for (const { line, cells } of filled.slice(0, MAX_ROWS_BEFORE_HEADER)) {
    const places = columnPlaces(cells, headers);
    if (!isComplete(places, need)) continue;
    const columns = cells.map((_, index) => IMPORT_COLUMNS.find((column) => places[column] === index) ?? null);
    // Read again: only now is it known which cells may have several lines.
    const rows = filledRows(table, mayBreakAt(columns, KINDS)) ?? [];
    const below = rows.filter((row) => row.line > line);
    if (below.length === 0) return failed({ code: 'courierFileEmpty' });
    if (below.length > MAX_COURIER_LINES) return failed(tooMany);
    return { ok: true, lines: below.map((row) => importLine(row, columns)), readAs: table.readAs };
  }
  return failed({ code: 'courierColumnsMissing', values: { need } });
}

function failed(problem: Problem): ParsedImport {
  return { ok: false, problem };
}

const KINDS = COLUMN_KINDS.couriers;

/** @returns null for too many */
function filledRows(table: OpenTable & { ok: true }, mayBreak: (index: number) => boolean): TableRow[] | null {
  const filled: TableRow[] = [];
  let count = 0;
  for (const row of table.rows(mayBreak)) {
    if (++count > MAX_ROWS) return null;
    if (row.problem !== null || row.cells.some((cell) => !isBlank(cell))) filled.push(row);
  }
  return filled;
}

function importLine(row: TableRow, columns: readonly (ImportColumn | null)[]): ImportLine {
  const { cells, problem } = rowCells(row, { columns, kinds: KINDS });
  const texts = Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, storable(cells[column] ?? '')]));
  // Each column of the list has a value.
  return { line: row.line, problem, ...texts } as ImportLine;
}

/** On one line, without what PostgreSQL cannot hold. */
function storable(cell: string): string {
  return cell
    .slice(0, MAX_CELL)
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
