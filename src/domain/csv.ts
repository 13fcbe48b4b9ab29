/** CSV that spreadsheets open safely, and that comes back as it was written. */

/** At the beginning of a file, it tells spreadsheets that the file is in UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Separators of cells and lines in any program. One that splits at another separator than the file's sees a cell behind each. */
const SPLIT = String.raw`;,|\t\n\v\f\r\u0085\u2028\u2029`;
/** What programs drop at the beginning of a cell: spaces, invisible characters, quotes, apostrophes. */
const DROPPED = String.raw`(?:(?![${SPLIT}])[\s\p{Cf}\p{Cc}"'\u00AB\u00BB\u2018\u2019\u201C\u201D])*`;
/** What begins a formula, also in its full-width, small, raised and lowered forms. */
const SIGN = String.raw`=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE62\uFE63\uFE66\uFE6B\u207A\u207B\u207C\u208A\u208B\u208C\uFB29`;
/** A place from which a program could read a formula. A tab or a line end only counts at the cell's own beginning. */
const RISK = String.raw`(?:(?<=[${SPLIT}])(?=${DROPPED}[${SIGN}])|^(?=${DROPPED}[${SIGN}\t\r\n]))`;

const RISKS = new RegExp(RISK, 'gu');
/** The same place behind the guard. Apostrophes are dropped characters, so what follows the guard decides as before. */
const GUARDS = new RegExp(RISK.replaceAll('(?=', "'(?="), 'gu');

/** Puts an apostrophe wherever a spreadsheet could begin to read a formula, whichever separator it splits at. */
export function withGuard(cell: string): string {
  return cell.replace(RISKS, "'");
}

/** The cell as it was before `withGuard`. */
export function withoutGuard(cell: string): string {
  return cell.includes("'") ? cell.replace(GUARDS, '') : cell;
}

export type TableCell = string | number | null;

/** Rows as lines of CSV, each ended by CRLF. An absent cell is empty. */
export function csvLines(rows: readonly (readonly TableCell[])[], separator: ',' | ';' = ','): string {
  return rows.map((cells) => `${cells.map(csvCell).join(separator)}\r\n`).join('');
}

function csvCell(value: TableCell): string {
  const cell = withGuard(String(value ?? ''));
  return /[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
