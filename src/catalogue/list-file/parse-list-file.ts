/** Reads a spreadsheet of part numbers. Runs in its own process, which limits its time and memory. */
import { withoutGuard } from '@/domain/csv';
import { MAX_QUICK_LINES, MAX_QUICK_TEXT, quickText, readQuickLines } from '@/domain/orders/quick-order';
import type { TableRow } from '@/tables/table-row';
import { isXlsx, SheetTooLongError, xlsxRows } from '@/tables/xlsx-rows';

/** Bytes: 200 lines have some 30 KB, the other parts of a workbook a few hundred. */
const MAX_UNPACKED = 2_000_000;

export type ParsedList = { ok: true; text: string } | { ok: false; reason: 'unreadable' | 'empty' | 'tooManyLines' };

/** The list of the first sheet: numbers in its first column, quantities in its second. */
export async function parseListFile(bytes: Uint8Array): Promise<ParsedList> {
  if (!isXlsx(bytes)) return { ok: false, reason: 'unreadable' };
  try {
    return listOf(await xlsxRows(bytes, { maxUnpacked: MAX_UNPACKED }));
  } catch (error) {
    // The library throws at whatever is wrong with a file.
    return { ok: false, reason: error instanceof SheetTooLongError ? 'tooManyLines' : 'unreadable' };
  }
}

function listOf(rows: readonly TableRow[]): ParsedList {
  const text = quickText(rows.map(({ cells }) => cells.map(withoutGuard)));
  const lines = readQuickLines(text).length;
  if (lines === 0) return { ok: false, reason: 'empty' };
  if (lines > MAX_QUICK_LINES || text.length > MAX_QUICK_TEXT) return { ok: false, reason: 'tooManyLines' };
  return { ok: true, text };
}
