import writeSpreadsheet, { type SheetData } from 'write-excel-file/node';

/** An XLSX file whose only sheet has these rows. */
export async function spreadsheet(rows: SheetData): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await writeSpreadsheet(rows).toBuffer());
}
