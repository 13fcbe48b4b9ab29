/** CSV that spreadsheets open safely, and that comes back as it was written. */

/** At the beginning of a file, it tells spreadsheets that the file is in UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet runs as a formula, and the same behind apostrophes, so that the guard can be taken off again. */
const FORMULA = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** Puts an apostrophe before a cell that a spreadsheet would run as a formula. */
export function withGuard(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** The cell as it was before `withGuard`. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** Rows as lines of CSV, each ended by CRLF. An absent cell is empty. */
export function csvLines(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(value: string | number | null): string {
  const cell = withGuard(String(value ?? ''));
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
