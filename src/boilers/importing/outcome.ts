import type { PayloadRequest } from 'payload';
import type { CatalogueChange } from '@/domain/catalogue-change';
import type { BoilerCells, BoilerColumn } from '@/domain/import/boiler-tables';
import type { Problem } from '@/domain/problem';

/** `problems` of a failed line, each at its column. */
export type LineOutcome =
  | { outcome: 'created' | 'updated' | 'unchanged' }
  | { outcome: 'failed'; problems: readonly ColumnProblem[] };

export type ColumnProblem = { column: BoilerColumn; problem: Problem };

export type Written = {
  /** in the order of the lines */
  outcomes: readonly LineOutcome[];
  /** null if nothing changed */
  change: CatalogueChange | null;
};

/** Writes many lines of a table in the request's transaction, under the lock of edits. */
export type WriteLines = (req: PayloadRequest, lines: readonly BoilerCells[]) => Promise<Written>;

export const UNCHANGED: LineOutcome = { outcome: 'unchanged' };

export function failed(problems: readonly ColumnProblem[]): LineOutcome {
  return { outcome: 'failed', problems };
}
