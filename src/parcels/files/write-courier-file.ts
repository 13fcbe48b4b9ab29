/** Writes the file that a courier imports. Runs in a thread: a spreadsheet of 300 parcels takes a tenth of a second. */
import writeSpreadsheet from 'write-excel-file/node';
import { csvLines, withGuard } from '@/domain/csv';
import type { Cell } from '@/domain/parcels/column-values';
import { courierRows } from '@/domain/parcels/courier-rows';
import type { CourierFile } from '@/domain/parcels/profile';
import type { ParcelSheet } from '@/domain/parcels/sheet';

export type CourierFileInput = { file: CourierFile; sheets: ParcelSheet[] };

/** Characters of a spreadsheet's cell. */
const MAX_CELL = 32_767;

export async function writeCourierFile({ file, sheets }: CourierFileInput): Promise<Uint8Array<ArrayBuffer>> {
  const rows = courierRows(file, sheets);
  if (file.format === 'xlsx') return new Uint8Array(await writeSpreadsheet(rows.map(spreadsheetRow)).toBuffer());
  // Without a byte order mark, which an importer would take for a part of the first header.
  return new TextEncoder().encode(csvLines(rows));
}

/** Texts stay texts, so that telephones keep their 0. The guard, which CSV gets as well, is for importers that convert the file. */
function spreadsheetRow(row: readonly Cell[]) {
  return row.map((cell) => {
    if (cell === null) return null;
    if (typeof cell === 'number') return { value: cell, type: Number };
    return { value: withoutClash(withGuard(cell).slice(0, MAX_CELL)), type: String };
  });
}

/** The library (4.1.1) looks texts up in an object, where it finds `valueOf` before anybody wrote it: the file would be broken. */
function withoutClash(text: string): string {
  return text in Object.prototype ? `${text} ` : text;
}
