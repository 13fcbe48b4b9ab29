/** Writes the file that a courier imports. Runs in a thread, as `spreadsheetBytes` does. */
import { csvLines } from '@/domain/csv';
import { courierRows } from '@/domain/parcels/courier-rows';
import type { CourierFile } from '@/domain/parcels/profile';
import type { ParcelSheet } from '@/domain/parcels/sheet';
import { spreadsheetBytes } from '@/tables/spreadsheet';

export type CourierFileInput = { file: CourierFile; sheets: ParcelSheet[] };

export async function writeCourierFile({ file, sheets }: CourierFileInput): Promise<Uint8Array<ArrayBuffer>> {
  const rows = courierRows(file, sheets);
  if (file.format === 'xlsx') return spreadsheetBytes(rows);
  // Without a byte order mark, which an importer would take for a part of the first header.
  return new TextEncoder().encode(csvLines(rows));
}
