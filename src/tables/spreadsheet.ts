/** Writes XLSX. Runs in a thread: a spreadsheet of 300 parcels takes a tenth of a second. */
import writeSpreadsheet from 'write-excel-file/node';
import { type TableCell, withGuard } from '@/domain/csv';

/** Characters of a spreadsheet's cell. */
const MAX_CELL = 32_767;

/**
 * Texts stay texts, so that telephones and numbers of parts keep their zeros. The guard, which CSV gets as well, is for programs
 * that convert the file.
 */
export async function spreadsheetBytes(rows: readonly (readonly TableCell[])[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await writeSpreadsheet(rows.map((row) => row.map(spreadsheetCell))).toBuffer());
}

function spreadsheetCell(cell: TableCell) {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number') return { value: cell, type: Number };
  return { value: withoutClash(withGuard(storable(cell)).slice(0, MAX_CELL)), type: String };
}

/** The library drops the characters that XML cannot hold, and an `=` behind one would come first. */
function storable(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}]/gu, '');
}

/** The library (4.1.1) looks texts up in an object, where it finds `valueOf` before any was written: the file would be broken. */
function withoutClash(text: string): string {
  return text in Object.prototype ? `${text} ` : text;
}
