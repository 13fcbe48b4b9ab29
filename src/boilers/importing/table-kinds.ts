import {
  BOILER_TABLES,
  type BoilerCells,
  type BoilerColumn,
  type BoilerTable,
  readBoilerHeader,
} from '@/domain/import/boiler-tables';
import { partNumberKey } from '@/domain/part-number';
import { foldName } from '@/domain/text';
import { type ReadTable, readTable } from '@/tables/read-table';

/** Reads an uploaded table of boilers, fitments or part numbers. A line that repeats the subject of an earlier one is marked. */
export function readBoilerTable(kind: BoilerTable, bytes: Uint8Array): Promise<ReadTable<BoilerColumn>> {
  return readTable(bytes, {
    readHeader: (names) => readBoilerHeader(kind, names),
    subjectOf: (cells) => ({ column: BOILER_TABLES[kind].required.at(-1) ?? 'model', name: subject(kind, cells) }),
  });
}

function subject(kind: BoilerTable, cells: BoilerCells): string {
  const names = BOILER_TABLES[kind].subject.map((column) => {
    const cell = cells[column] ?? '';
    if (column === 'number') return partNumberKey(cell);
    return column === 'product' ? cell.trim() : foldName(cell);
  });
  return names.join('\u001f');
}
