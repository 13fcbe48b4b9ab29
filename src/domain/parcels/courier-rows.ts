/** The rows of the file that a courier imports. */
import { type Cell, columnCell, type SheetRow } from './column-values';
import type { CourierFile, ProfileColumn } from './profile';
import type { ParcelSheet } from './sheet';

/**
 * The header, then a row for each parcel, or for each line of its order. Texts are on one line, not yet guarded against
 * spreadsheets that run them as formulas.
 */
export function courierRows(file: CourierFile, sheets: readonly ParcelSheet[]): Cell[][] {
  const header = file.columns.map((column) => column.header);
  const rows = sheets.flatMap((sheet) => sheetRows(file, sheet));
  return [header, ...rows.map((row) => file.columns.map((column) => cellOf(column, row, file)))];
}

function sheetRows({ rows }: CourierFile, sheet: ParcelSheet): SheetRow[] {
  if (rows === 'parcel' || sheet.items.length === 0) return [{ sheet, item: null, isFirst: true }];
  return sheet.items.map((item, index) => ({ sheet, item, isFirst: index === 0 }));
}

function cellOf({ value, text }: ProfileColumn, row: SheetRow, file: CourierFile): Cell {
  const cell = value === undefined ? text : columnCell(value, row, file);
  if (typeof cell !== 'string') return cell;
  const line = onOneLine(cell);
  return line === '' ? null : line;
}

/**
 * Without line breaks, which some importers take for the end of a row, and without characters that no spreadsheet can hold: the
 * writer of XLSX drops them, and an `=` behind one would come first.
 */
function onOneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}\p{Noncharacter_Code_Point}\uFFFD]+/gu, ' ')
    .trim();
}
