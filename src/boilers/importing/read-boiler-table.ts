import { type BoilerColumn, type BoilerTable, readBoilerHeader } from '@/domain/import/boiler-tables';
import { COLUMN_KINDS } from '@/domain/import/column-kinds';
import type { ColumnChoice } from '@/domain/import/map-columns';
import { type ReadTable, readTable } from '@/tables/read-table';

/**
 * Reads an uploaded table of boilers, fitments or part numbers. Lines that repeat a row are found when the rows that they name
 * are known (outcome.ts).
 */
export function readBoilerTable(
  kind: BoilerTable,
  bytes: Uint8Array,
  choiceFor?: (headings: readonly string[]) => Promise<ColumnChoice>,
): Promise<ReadTable<BoilerColumn>> {
  return readTable<BoilerColumn>(bytes, {
    readHeader: (names, choice) => readBoilerHeader(kind, names, choice),
    choiceFor,
    kinds: COLUMN_KINDS.boilers,
    subjectOf: () => null,
  });
}
