import type { PayloadRequest } from 'payload';
import type { BoilerCells, BoilerColumn } from '@/domain/import/boiler-tables';
import type { Problem } from '@/domain/problem';
import type { CatalogueChange } from '@/domain/products/catalogue-change';

/** `problems` of a failed line, each at its column. */
export type LineOutcome =
  | { outcome: 'created' | 'updated' | 'unchanged' }
  | { outcome: 'failed'; problems: readonly ColumnProblem[] };

export type ColumnProblem = { column: BoilerColumn; problem: Problem };

/** A line to be written, with its place in the file. */
export type ImportLine = { line: number; cells: BoilerCells };

/** What the lines so far are about, with the first line of each, over all transactions of an import. */
export type Subjects = Map<string, number>;

/**
 * The line of the file that is about the same row, or null. Lines are compared by what they name, not by how: a product may be
 * named by its reference or by its id.
 * @param subject identifies the row
 */
export function earlierLine(subjects: Subjects, subject: string, line: number): number | null {
  const earlier = subjects.get(subject) ?? line;
  subjects.set(subject, earlier);
  // A transaction that is tried again sees its own lines.
  return earlier === line ? null : earlier;
}

/** The refusal of a line about the same row as an earlier one. */
export function repeated(column: BoilerColumn, problem: Problem) {
  return { ok: false, problems: [{ column, problem }] } as const;
}

export type Written = {
  /** in the order of the lines */
  outcomes: readonly LineOutcome[];
  /** null if nothing changed */
  change: CatalogueChange | null;
};

/** Writes many lines of a table in the request's transaction, under the lock of edits. */
export type WriteLines = (req: PayloadRequest, lines: readonly ImportLine[], subjects: Subjects) => Promise<Written>;

export const UNCHANGED: LineOutcome = { outcome: 'unchanged' };

export function failed(problems: readonly ColumnProblem[]): LineOutcome {
  return { outcome: 'failed', problems };
}
