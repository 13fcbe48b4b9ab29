import { withoutGuard } from '@/domain/csv';
import { type ColumnKinds, cellProblem } from '@/domain/import/column-kinds';
import type { Problem } from '@/domain/problem';
import { isBlank } from '@/domain/text';
import type { TableRow } from './table-row';

type RowCells<Column extends string> = { cells: Partial<Record<Column, string>>; problem: Problem | null };

/**
 * The cells of a row by column, and what is wrong with the row: as a whole, or in a cell that a spreadsheet has spoiled.
 * @param columns the columns in the file's order; null for an unknown one
 */
export function rowCells<Column extends string>(
  { cells: texts, problem }: TableRow,
  { columns, kinds }: { columns: readonly (Column | null)[]; kinds: ColumnKinds<Column> },
): RowCells<Column> {
  const cells: Partial<Record<Column, string>> = {};
  let found = problem;
  for (const [index, column] of columns.entries()) {
    const text = texts[index];
    if (column === null || text === undefined || isBlank(text)) continue;
    const cell = withoutGuard(text);
    cells[column] = cell;
    found ??= cellProblem(kinds[column], { column, cell });
  }
  return { cells, problem: found };
}

/** Whether a cell of the column at each place may have several lines. Of an unknown column nothing is read. */
export function mayBreakAt<Column extends string>(
  columns: readonly (Column | null)[],
  kinds: ColumnKinds<Column>,
): (index: number) => boolean {
  return (index) => {
    const column = columns[index];
    return column === null || column === undefined || kinds[column] === 'text';
  };
}
