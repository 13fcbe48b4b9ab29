/** The header of an imported table: which of its columns the shop knows. */
import type { Problem } from '../problem';
import { type ColumnChoice, type FieldNames, headingKey, mapColumns } from './map-columns';

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
  /** `needed`: a person can say which columns they are, of each group one; `columns`: those that are known */
  | { ok: false; problem: Problem; needed?: Column[][]; columns?: (Column | null)[] };

const MAX_IMPORT_COLUMNS = 200;
/** A report of more unknown columns, or of longer names, would be of no use. */
const MAX_UNKNOWN = 20;
const MAX_NAME_LENGTH = 100;

/**
 * Reads the header of a table: as a person said or was remembered, by the shop's own names, or by those that others use.
 * @param missing what is wrong if these columns alone are known, and what is needed; null if they are enough
 */
export function readTableHeader<Column extends string>(
  names: readonly string[],
  {
    columns: all,
    known: others = {},
    choice = new Map(),
    missing,
  }: {
    columns: readonly Column[];
    known?: FieldNames<Column>;
    choice?: ColumnChoice | undefined;
    missing: (known: readonly Column[]) => { problem: Problem; needed?: Column[][] } | null;
  },
): ReadHeader<Column> {
  if (names.length > MAX_IMPORT_COLUMNS) {
    return { ok: false, problem: { code: 'importTooManyColumns', values: { max: MAX_IMPORT_COLUMNS } } };
  }
  const open = names.filter((name) => !choice.has(headingKey(name)));
  const twice = all.find((column) => open.filter((name) => asColumn(name) === column).length > 1);
  if (twice) return { ok: false, problem: { code: 'importColumnTwice', values: { column: twice } } };
  const own: { [Name in Column]?: readonly string[] } = {};
  for (const column of all) own[column] = [column];
  const columns = mapColumns(names, { fields: all, names: [own, others], choice });
  const lacking = missing(columns.filter((column) => column !== null));
  if (lacking) return { ok: false, ...lacking, columns };
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
