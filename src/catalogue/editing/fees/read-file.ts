import {
  FEE_COLUMNS,
  type FeeCells,
  type FeeColumn,
  MAX_FEES_BYTES,
  MAX_FEES_LINES,
  readFeeHeader,
} from '@/domain/fees/columns';
import type { FeeLine } from '@/domain/fees/lines';
import { COLUMN_KINDS } from '@/domain/import/column-kinds';
import type { ReadAs } from '@/domain/import/read-as';
import type { Problem } from '@/domain/problem';
import { readTable } from '@/tables/read-table';

export type ReadFees = { ok: true; lines: FeeLine[]; readAs: ReadAs } | { ok: false; problem: Problem };

/** Reads a table of fees, whatever program wrote it. */
export async function readFees(bytes: Uint8Array): Promise<ReadFees> {
  if (bytes.length > MAX_FEES_BYTES) {
    return { ok: false, problem: { code: 'importTooLarge', values: { megabytes: MAX_FEES_BYTES / 1_000_000 } } };
  }
  let columns: readonly (FeeColumn | null)[] = [];
  const table = await readTable<FeeColumn>(bytes, {
    readHeader: (names) => {
      const header = readFeeHeader(names);
      if (header.ok) columns = header.columns;
      return header;
    },
    kinds: COLUMN_KINDS.fees,
    subjectOf: () => null,
  });
  if (!table.ok) return table;
  if (table.lines.length > MAX_FEES_LINES) {
    return { ok: false, problem: { code: 'feeTooManyLines', values: { max: MAX_FEES_LINES } } };
  }
  const known = FEE_COLUMNS.filter((column) => columns.includes(column));
  const lines = table.lines.map(({ line, cells, problem }) => ({ line, cells: withBlanks(cells, known), problem }));
  return { ok: true, lines, readAs: table.readAs };
}

/** A blank cell of a column that the file has is a value: a commune without own fees. */
function withBlanks(cells: FeeCells, columns: readonly FeeColumn[]): FeeCells {
  return Object.fromEntries(columns.map((column) => [column, cells[column]?.trim() ?? '']));
}
