import { strFromU8, strToU8, type UnzipFileInfo, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import type { TableRow } from './table-row';

/** An XLSX file is a ZIP archive. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** Unpacked bytes of all entries of the shop's own people's files: some 5,000 rows of 20 columns have 10 MB, a "zip bomb" thousands. */
const MAX_UNPACKED = 60_000_000;
const MAX_ENTRIES = 200;
/** A stray value in the last row of all makes a sheet of a million rows, and the library makes them all. */
const MAX_LAST_ROW = 100_000;

/** A sheet with a value below the last row that is read. */
export class SheetTooLongError extends Error {}

export function isXlsx(bytes: Uint8Array): boolean {
  return ZIP.every((byte, index) => bytes[index] === byte);
}

/**
 * The rows of the first sheet.
 * @throws SheetTooLongError; other errors if it is not a readable XLSX file, or unpacks to more than any courier's list of parcels
 */
export async function xlsxRows(
  bytes: Uint8Array,
  { maxUnpacked = MAX_UNPACKED }: { maxUnpacked?: number } = {},
): Promise<TableRow[]> {
  const rows = await readSheet(withinLimits(bytes, maxUnpacked).buffer, { parseNumber: numberText });
  return rows.map((cells, index) => ({ line: index + 1, cells: cells.map(cellText), problem: null }));
}

/** The archive reduced to its tables and repacked without compression, so that the library cannot unpack more than the sizes checked here. */
function withinLimits(bytes: Uint8Array, maxUnpacked: number): Uint8Array<ArrayBuffer> {
  let unpacked = 0;
  let entries = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (!/\.(?:xml|rels)$/i.test(name)) return false;
    unpacked += originalSize;
    if (++entries > MAX_ENTRIES || unpacked > maxUnpacked) throw new Error('The archive is too large.');
    return true;
  };
  // It unpacks an entry into as many bytes as the archive states, never more.
  const parts = unzipSync(bytes, { filter });
  for (const [name, part] of Object.entries(parts)) {
    if (!SHEET.test(name)) continue;
    const xml = strFromU8(part);
    refuseLongSheet(xml);
    // The library leaves error cells out (9.3.17), and #REF! would count as a blank cell.
    if (ERROR_TYPE.test(xml)) parts[name] = strToU8(xml.replaceAll(ERROR_TYPE, '$1str$2'));
  }
  return zipSync(parts, { level: 0 });
}

/** The type of a cell, `<c r="B2" t="e">`. */
const ERROR_TYPE = /(<(?:\w+:)?c\s[^>]*?\bt\s*=\s*["'])e(["'])/g;

const SHEET = /(?:^|\/)worksheets\//i;
/** The place of a row or a cell: `r="7"`, `r="B7"`. */
const PLACE = /\sr\s*=\s*["'][A-Z]*(\d+)["']/g;

function refuseLongSheet(xml: string): void {
  for (const [, row] of xml.matchAll(PLACE)) if (Number(row) > MAX_LAST_ROW) throw new SheetTooLongError();
}

/** The library gives texts, booleans and dates, and numbers as `numberText` gives them. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dateText(cell);
  return String(cell);
}

/**
 * A number as the file has it. Whole numbers up to 2^53 are exact. A larger one has lost digits and stays in scientific notation,
 * which no column accepts. Of others, spreadsheets show 15 digits: 0.1 + 0.2 is 0.3.
 */
function numberText(written: string): string {
  const number = Number(written);
  if (!Number.isInteger(number)) return Number.isNaN(number) ? written : String(Number(number.toPrecision(15)));
  return Number.isSafeInteger(number) ? String(number) : number.toExponential();
}

/**
 * A spreadsheet's dates have no zone; the library gives them as if in UTC. `2026-11-22 10:30:00`, or the day alone. The file has
 * them as parts of a day, of which most seconds are no exact number.
 */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const nearest = new Date(Math.round(date.getTime() / 1_000) * 1_000);
  const [day = '', time = ''] = nearest.toISOString().split('T');
  const clock = time.slice(0, 8);
  return clock === '00:00:00' ? day : `${day} ${clock}`;
}
