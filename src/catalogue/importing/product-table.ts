import { COLUMN_KINDS } from '@/domain/import/column-kinds';
import { type ImportedColumn, type ProductCells, readHeader } from '@/domain/import/columns';
import type { ColumnChoice } from '@/domain/import/map-columns';
import { textIdentity } from '@/domain/text-identity';
import { type ReadTable, readTable, type TableLine } from '@/tables/read-table';

export type ProductTable = ReadTable<ImportedColumn>;
export type ProductLine = TableLine<ImportedColumn>;

/** Reads an uploaded table of products. */
export function readProductTable(
  bytes: Uint8Array,
  choiceFor?: (headings: readonly string[]) => Promise<ColumnChoice>,
): Promise<ProductTable> {
  return readTable(bytes, { readHeader, choiceFor, kinds: COLUMN_KINDS.products, subjectOf });
}

/** Rows without reference and title cannot be duplicates; the missing title is reported with the row's other errors. */
function subjectOf({ reference, title }: ProductCells): { column: ImportedColumn; name: string } | null {
  if (reference !== undefined) return { column: 'reference', name: textIdentity(reference) };
  return title === undefined ? null : { column: 'title', name: title.trim() };
}
