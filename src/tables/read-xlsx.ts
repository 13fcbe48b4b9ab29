import type { TableRow } from './table-row';
import { SheetTooLongError, xlsxRows } from './xlsx-rows';

export type ReadXlsx = { ok: true; rows: TableRow[] } | { ok: false; reason: 'tooLong' | 'unreadable' };

/** The rows of the first sheet. Whatever is wrong with the file is a result, as errors lose their type between processes. */
export async function readXlsx(bytes: Uint8Array): Promise<ReadXlsx> {
  try {
    return { ok: true, rows: await xlsxRows(bytes) };
  } catch (error) {
    return { ok: false, reason: error instanceof SheetTooLongError ? 'tooLong' : 'unreadable' };
  }
}
