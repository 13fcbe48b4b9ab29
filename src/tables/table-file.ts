/** A table as a file: CSV, made while it is sent, or XLSX. */
import { BYTE_ORDER_MARK, csvLines, type TableCell } from '@/domain/csv';
import { CSV_SEPARATORS, type CsvSeparator, type TableFormat } from '@/domain/export-files';
import { inThread } from '@/runtime/in-thread';
import { limitConcurrency } from '@/runtime/limit-concurrency';
import type { spreadsheetBytes } from './spreadsheet';

/** `isAmount`: its texts are decimal numbers, which a spreadsheet adds up. */
export type ExportColumn = { heading: string; isAmount?: boolean };

export type ExportedRows = {
  columns: readonly ExportColumn[];
  batches: AsyncGenerator<readonly (readonly TableCell[])[]>;
};

export type TableFile = {
  file: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
  type: string;
  extension: string;
};

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Cells of a spreadsheet, which is made in memory: some 60,000 products. */
const MAX_SHEET_CELLS = 1_000_000;

const inTurn = limitConcurrency({
  atOnce: 1,
  maxWaiting: 10,
  refusal: 'Too many spreadsheets are being made just now. Try again in a moment, or export as CSV.',
});

const write = inThread<typeof spreadsheetBytes>('src/tables/spreadsheet.ts', 'spreadsheetBytes');

/**
 * @returns null for a table that is too large for a spreadsheet
 * @throws UnavailableError if too many spreadsheets are asked for at once
 */
export async function tableFile(
  table: ExportedRows,
  { format, separator }: { format: TableFormat; separator: CsvSeparator },
): Promise<TableFile | null> {
  if (format === 'csv') {
    return { file: asStream(csvParts(table, separator)), type: 'text/csv; charset=utf-8', extension: 'csv' };
  }
  return inTurn(async () => {
    const rows = await sheetRows(table);
    return rows && { file: await write(rows), type: XLSX_TYPE, extension: 'xlsx' };
  });
}

async function* csvParts({ columns, batches }: ExportedRows, separator: CsvSeparator): AsyncGenerator<string> {
  const sign = CSV_SEPARATORS[separator];
  // Spreadsheets split at the separator of their language, unless the first line names another.
  const named = separator === 'comma' ? '' : `sep=${sign}\r\n`;
  yield BYTE_ORDER_MARK + named + csvLines([columns.map(({ heading }) => heading)], sign);
  for await (const batch of batches) yield csvLines(batch, sign);
}

async function sheetRows({ columns, batches }: ExportedRows): Promise<TableCell[][] | null> {
  const rows: TableCell[][] = [columns.map(({ heading }) => heading)];
  for await (const batch of batches) {
    for (const row of batch) rows.push(row.map((cell, index) => (columns[index]?.isAmount ? asNumber(cell) : cell)));
    if (rows.length * columns.length > MAX_SHEET_CELLS) return null;
  }
  return rows;
}

function asNumber(cell: TableCell): TableCell {
  return typeof cell === 'string' && /^-?\d{1,15}(?:\.\d+)?$/.test(cell) ? Number(cell) : cell;
}

/** Texts as a stream in UTF-8. Makes each part when the reader has room for it, and stops when the reader disconnects. */
function asStream(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => void (await parts.return(undefined)),
    },
    { highWaterMark: 0 },
  );
}
