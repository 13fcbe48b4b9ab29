import { strToU8, unzipSync, zipSync } from 'fflate';
import writeSpreadsheet, { type SheetData } from 'write-excel-file/node';

/** An XLSX file whose only sheet has these rows. */
export async function spreadsheet(rows: SheetData): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await writeSpreadsheet(rows).toBuffer());
}

/**
 * An XLSX file of one small text in each of these cells: a sheet says where each value stands, so that a small file may name the
 * last row of all.
 * @param cells such as 'A1', row by row
 */
export async function sparseSpreadsheet(cells: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const parts = unzipSync(await spreadsheet([['x']]));
  const rows = cells.map((cell) => {
    const row = /\d+$/.exec(cell)?.[0] ?? '1';
    return `<row r="${row}"><c r="${cell}" t="inlineStr"><is><t>REF1</t></is></c></row>`;
  });
  const head = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
  const sheet = strToU8(`${head}${rows.join('')}</sheetData></worksheet>`);
  return new Uint8Array(zipSync({ ...parts, 'xl/worksheets/sheet1.xml': sheet }));
}
