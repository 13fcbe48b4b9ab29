import { type UnzipFileInfo, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { withoutGuard } from '@/domain/csv';
import type { TableRow } from './table-row';

/** An XLSX file is a ZIP archive. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** Unpacked bytes of all entries: some 5,000 rows of 20 columns have 10 MB, a "zip bomb" thousands. */
const MAX_UNPACKED = 60_000_000;
const MAX_ENTRIES = 200;

export function isXlsx(bytes: Uint8Array): boolean {
  return ZIP.every((byte, index) => bytes[index] === byte);
}

/**
 * The rows of the first sheet.
 * @throws if it is not a readable XLSX file, or unpacks to more than any courier's list of parcels
 */
export async function xlsxRows(bytes: Uint8Array): Promise<TableRow[]> {
  const rows = await readSheet(withinLimits(bytes).buffer);
  return rows.map((cells, index) => ({ line: index + 1, cells: cells.map(cellText) }));
}

/** The archive reduced to its tables and repacked without compression, so that the library cannot unpack more than the sizes checked here. */
function withinLimits(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  let unpacked = 0;
  let entries = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (!/\.(?:xml|rels)$/i.test(name)) return false;
    unpacked += originalSize;
    if (++entries > MAX_ENTRIES || unpacked > MAX_UNPACKED) throw new Error('The archive is too large.');
    return true;
  };
  // It unpacks an entry into as many bytes as the archive states, never more.
  return zipSync(unzipSync(bytes, { filter }), { level: 0 });
}

/** The library gives texts, numbers, booleans and dates. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dateText(cell);
  // Spreadsheets show 15 digits: 0.1 + 0.2 is 0.3.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  return withoutGuard(String(cell));
}

/** A spreadsheet's dates have no zone; the library gives them as if in UTC. `2026-11-22 10:30:00`, or the day alone. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date.toISOString().split('T');
  const clock = time.slice(0, 8);
  return clock === '00:00:00' ? day : `${day} ${clock}`;
}
