/** Reads a file that a courier sent. Runs in its own process, which limits its time and memory. */
import { COLUMN_KINDS } from '@/domain/import/column-kinds';
import { type ColumnChoice, missingGroups, SAMPLE_LINES, tableHead } from '@/domain/import/map-columns';
import { courierColumns, mayHoldDate, neededColumns, unreadNames } from '@/domain/parcels/import-columns';
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
/** Columns; further ones are not read. */
const MAX_COLUMNS = 200;

/** The lines of a CSV or XLSX file below its header, with the columns as they were read. */
export async function parseImport({
  bytes,
  headers,
  need,
  choice = [],
  isDated = false,
}: ImportInput): Promise<ParsedImport> {
  const table = await openTable(bytes, readXlsx);
  const tooMany: Problem = { code: 'courierFileTooManyLines', values: { max: MAX_COURIER_LINES } };
  if (!table.ok) return failed(table.reason === 'tooLong' ? tooMany : { code: 'courierFileUnreadable' });
  const filled = filledRows(table, () => true);
  if (filled === null) return failed(tooMany);
  const chosen = new Map(choice);
  const header = findHeader(filled, { headers, need, choice: chosen });
  if (!header) return failed({ code: 'courierFileEmpty' });
  const { fields, missing } = header;
  // Read again: only now is it known which cells may have several lines.
  const rows = filledRows(table, mayBreakAt(fields, KINDS)) ?? [];
  const below = rows.filter(({ line }) => line > header.row.line);
  const headings = header.row.cells.map(storable);
  // Bytes that only look like text.
  if (headings.every((heading) => heading === '')) return failed({ code: 'courierFileUnreadable' });
  const head = tableHead(headings, { fields, rows: below.slice(0, SAMPLE_LINES).map(({ cells }) => cells) });
  if (missing.length > 0) {
    const question = { ...head, needed: missing };
    return { ok: false, problem: { code: 'courierColumnsMissing', values: { need } }, question };
  }
  if (below.length === 0) return failed({ code: 'courierFileEmpty' });
  if (below.length > MAX_COURIER_LINES) return failed(tooMany);
  if (
    need === 'status' &&
    !isDated &&
    !fields.includes('date') &&
    mayHoldDate(head.columns, { headers, choice: chosen })
  ) {
    return { ok: false, problem: { code: 'courierDateMissing' }, question: { ...head, needed: [['date']] } };
  }
  return {
    ok: true,
    lines: below.map((row) => importLine(row, fields)),
    head: { ...head, unread_names: unreadNames(head, { headers, choice: chosen }) },
    readAs: table.readAs,
  };
}

function failed(problem: Problem): ParsedImport {
  return { ok: false, problem, question: null };
}

type Header = { row: TableRow; fields: (ImportColumn | null)[]; missing: ImportColumn[][] };

/** The first row that has what is needed; else the one with most fields, or else most cells. Undefined without rows. */
function findHeader(
  rows: readonly TableRow[],
  { headers, need, choice }: Required<Pick<ImportInput, 'headers' | 'need'>> & { choice: ColumnChoice },
): Header | undefined {
  const candidates = rows.slice(0, MAX_ROWS_BEFORE_HEADER).map((given): Header => {
    const row = { ...given, cells: given.cells.slice(0, MAX_COLUMNS) };
    const fields = courierColumns(row.cells, { headers, choice });
    return { row, fields, missing: missingGroups(fields, neededColumns(need)) };
  });
  const mapped = ({ fields }: Header) => fields.filter((field) => field !== null).length;
  const wide = ({ row }: Header) => row.cells.filter((cell) => !isBlank(cell)).length;
  return (
    candidates.find(({ missing }) => missing.length === 0) ??
    // Sorting keeps the order of equal rows.
    candidates.toSorted((one, other) => mapped(other) - mapped(one) || wide(other) - wide(one))[0]
  );
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

function importLine(row: TableRow, fields: readonly (ImportColumn | null)[]): ImportLine {
  const { cells, problem } = rowCells(row, { columns: fields, kinds: KINDS });
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
