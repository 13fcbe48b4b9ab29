/** The front door of every uploaded table: CSV of any program, or the first sheet of an XLSX file. */
import type { ReadAs } from '@/domain/import/read-as';
import { layoutOf } from '@/domain/import/separator';
import { decodeTable } from '@/domain/import/text-file';
import { csvRows } from './csv-rows';
import type { ReadXlsx } from './read-xlsx';
import type { TableRow } from './table-row';
import { isXlsx } from './xlsx-rows';

export type OpenTable =
  | {
      ok: true;
      readAs: ReadAs;
      /** @param mayBreak whether a cell of this column may have several lines; asked for each row, once the header is known */
      rows: (mayBreak: (index: number) => boolean) => Iterable<TableRow>;
      /** of the CSV; '' for a spreadsheet */
      text: string;
    }
  | { ok: false; reason: 'notText' | 'tooLong' | 'unreadable' };

/** @param readXlsx reads a spreadsheet, in this process or another */
export async function openTable(
  bytes: Uint8Array,
  readXlsx: (bytes: Uint8Array) => Promise<ReadXlsx>,
): Promise<OpenTable> {
  if (isXlsx(bytes)) {
    const read = await readXlsx(bytes);
    if (!read.ok) return read;
    return { ok: true, readAs: { format: 'xlsx', encoding: null, separator: null }, rows: () => read.rows, text: '' };
  }
  const decoded = decodeTable(bytes);
  if (decoded === null) return { ok: false, reason: 'notText' };
  const { text, encoding, badLines } = decoded;
  const layout = layoutOf(text);
  return {
    ok: true,
    readAs: { format: 'csv', encoding, separator: layout.separator },
    rows: (mayBreak) => csvRows({ text, badLines, ...layout, mayBreak }),
    text,
  };
}
