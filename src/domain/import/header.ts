/** The header of an imported table: which of its columns the shop knows. */
import type { Problem } from '../problem';

/** A line of a table by column. A blank or absent cell leaves the value as it is. */
export type Cells<Column extends string> = Partial<Record<Column, string>>;

export type ReadHeader<Column extends string> =
  | {
      ok: true;
      /** the columns in the file's order; null for an unknown column */
      columns: (Column | null)[];
      /** names of unknown columns, at most 20 */
      unknown: string[];
      /** how many more are unknown */
      unnamed: number;
    }
  | { ok: false; problem: Problem };

const MAX_IMPORT_COLUMNS = 200;
/** A report of more unknown columns, or of longer names, would be of no use. */
const MAX_UNKNOWN = 20;
const MAX_NAME_LENGTH = 100;

/**
 * Reads the header of a table. Names may be written with spaces, in any case.
 * @param missing what is wrong if these columns alone are known; null if they are enough
 */
export function readTableHeader<Column extends string>(
  names: readonly string[],
  { columns: all, missing }: { columns: readonly Column[]; missing: (known: readonly Column[]) => Problem | null },
): ReadHeader<Column> {
  if (names.length > MAX_IMPORT_COLUMNS) {
    return { ok: false, problem: { code: 'importTooManyColumns', values: { max: MAX_IMPORT_COLUMNS } } };
  }
  const columns = names.map((name) => all.find((column) => column === asColumn(name)) ?? null);
  const known = columns.filter((column) => column !== null);
  const twice = known.find((column, index) => known.indexOf(column) !== index);
  if (twice) return { ok: false, problem: { code: 'importColumnTwice', values: { column: twice } } };
  const problem = missing(known);
  if (problem) return { ok: false, problem };
  const unknown = names.filter((name, index) => columns[index] === null && name.trim() !== '');
  return {
    ok: true,
    columns,
    unknown: unknown.slice(0, MAX_UNKNOWN).map((name) => name.trim().slice(0, MAX_NAME_LENGTH)),
    unnamed: Math.max(0, unknown.length - MAX_UNKNOWN),
  };
}

function asColumn(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}
