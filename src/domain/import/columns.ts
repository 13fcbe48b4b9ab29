/** Products as a table: its columns and limits, for export, import and the screen that explains them. */
import type { Problem } from '../problem';
import { describeField, type FieldKind, type KeysIn, keysIn, type PRODUCT_FIELDS } from '../product-fields';
import { IMAGE_SLOTS } from '../product-rules';

type TableFields = Pick<typeof PRODUCT_FIELDS, KeysIn<'table'>>;
type FieldColumn = {
  [Key in keyof TableFields]: TableFields[Key] extends { column: infer Column extends string } ? Column : Key;
}[keyof TableFields];
export type ProductColumn = FieldColumn | `image_${(typeof IMAGE_SLOTS)[number]}`;

const FIELD_COLUMNS = keysIn('table').map((key) => [describeField(key).column ?? key, key] as const);

// The columns of the fields, then those of the pictures, as in the type.
export const PRODUCT_COLUMNS = [
  ...FIELD_COLUMNS.map(([column]) => column),
  ...IMAGE_SLOTS.map((position) => `image_${position}`),
] as readonly ProductColumn[];

const KINDS: ReadonlyMap<string, FieldKind> = new Map(
  FIELD_COLUMNS.map(([column, key]) => [column, describeField(key).kind]),
);

/** The kind of a column's values. */
export function columnKind(column: ProductColumn): FieldKind | 'picture' {
  return KINDS.get(column) ?? 'picture';
}

/** A line of the table. A blank or absent cell leaves the product's value as it is. */
export type ProductCells = Partial<Record<ProductColumn, string>>;

const MAX_IMPORT_MEGABYTES = 20;
export const MAX_IMPORT_BYTES = MAX_IMPORT_MEGABYTES * 1024 * 1024;
export const IMPORT_TOO_LARGE: Problem = { code: 'importTooLarge', values: { megabytes: MAX_IMPORT_MEGABYTES } };
/** Lines below the header. */
export const MAX_IMPORT_LINES = 100_000;
export const TOO_MANY_LINES: Problem = { code: 'importTooManyLines', values: { max: MAX_IMPORT_LINES } };
const MAX_IMPORT_COLUMNS = 200;
/** A report of more unknown columns, or of longer names, would be of no use. */
const MAX_UNKNOWN = 20;
const MAX_NAME_LENGTH = 100;

/** Between several categories or brands of a product. */
export const LIST_SEPARATOR = ' | ';
/** Between a category and its subcategory. */
export const PATH_SEPARATOR = ' > ';

export type ReadHeader =
  | {
      ok: true;
      /** the columns in the file's order; null for an unknown column */
      columns: (ProductColumn | null)[];
      /** names of unknown columns, at most 20 */
      unknown: string[];
      /** how many more are unknown */
      unnamed: number;
    }
  | { ok: false; problem: Problem };

/** Reads the header of a table. Names may be written with spaces, in any case. */
export function readHeader(names: readonly string[]): ReadHeader {
  if (names.length > MAX_IMPORT_COLUMNS) {
    return { ok: false, problem: { code: 'importTooManyColumns', values: { max: MAX_IMPORT_COLUMNS } } };
  }
  const columns = names.map((name) => PRODUCT_COLUMNS.find((column) => column === asColumn(name)) ?? null);
  const known = columns.filter((column) => column !== null);
  const twice = known.find((column, index) => known.indexOf(column) !== index);
  if (twice) return { ok: false, problem: { code: 'importColumnTwice', values: { column: twice } } };
  if (!known.includes('reference') && !known.includes('title')) {
    return { ok: false, problem: { code: 'importColumnsMissing' } };
  }
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
