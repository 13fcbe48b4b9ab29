/** Products as a table: what its columns are called, for export, import and the screen that explains them. */
import { describeField, type FieldKind, type KeysIn, keysIn, type PRODUCT_FIELDS } from '../product-fields';
import { IMAGE_SLOTS } from '../product-rules';

type TableFields = Pick<typeof PRODUCT_FIELDS, KeysIn<'table'>>;
type FieldColumn = {
  [Key in keyof TableFields]: TableFields[Key] extends { column: infer Column extends string } ? Column : Key;
}[keyof TableFields];
export type ProductColumn = FieldColumn | `image_${(typeof IMAGE_SLOTS)[number]}`;

const FIELD_COLUMNS = keysIn('table').map((key) => [describeField(key).column ?? key, key] as const);

// The columns of the fields, then those of the pictures: the type says the same.
export const PRODUCT_COLUMNS = [
  ...FIELD_COLUMNS.map(([column]) => column),
  ...IMAGE_SLOTS.map((position) => `image_${position}`),
] as readonly ProductColumn[];

const KINDS: ReadonlyMap<string, FieldKind> = new Map(
  FIELD_COLUMNS.map(([column, key]) => [column, describeField(key).kind]),
);

/** What a column's cells hold. */
export function columnKind(column: ProductColumn): FieldKind | 'picture' {
  return KINDS.get(column) ?? 'picture';
}

/** A line of the table; a blank or absent cell says nothing. */
export type ProductCells = Partial<Record<ProductColumn, string>>;

export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
export const IMPORT_SIZE_MESSAGE = 'The file must be at most 20 MB';
/** Lines below the first. */
export const MAX_IMPORT_LINES = 100_000;
export const IMPORT_LINES_MESSAGE = 'The file holds more than 100,000 products: import it in parts';
export const MAX_IMPORT_COLUMNS = 200;
const COLUMNS_MESSAGE = `The first line names more than ${MAX_IMPORT_COLUMNS} columns`;
/** More of them, and longer names, are of no use in a report. */
const MAX_NAMED = 20;
const MAX_NAME_LENGTH = 100;
export const IMPORT_UNDER_WAY_MESSAGE = 'Another import is under way: wait for its end, or cancel it';

/** Between several categories or brands of a product. */
export const LIST_SEPARATOR = ' | ';
/** Between a category and its subcategory. */
export const PATH_SEPARATOR = ' > ';

export type ReadHeader =
  | {
      ok: true;
      /** the columns in the file's order; null for an unknown column */
      columns: (ProductColumn | null)[];
      unknown: string[];
      /** what else is to be said of it */
      notes: string[];
    }
  | { ok: false; message: string };

/** Reads the first line of a table. Names may be written with spaces, in any case. */
export function readHeader(names: readonly string[]): ReadHeader {
  if (names.length > MAX_IMPORT_COLUMNS) return { ok: false, message: COLUMNS_MESSAGE };
  const columns = names.map((name) => PRODUCT_COLUMNS.find((column) => column === asColumn(name)) ?? null);
  const known = columns.filter((column) => column !== null);
  const twice = known.find((column, index) => known.indexOf(column) !== index);
  if (twice) return { ok: false, message: `The column "${twice}" stands there twice` };
  if (!known.includes('reference') && !known.includes('title')) {
    return { ok: false, message: 'The first line must name the columns, with "reference" or "title" among them' };
  }
  const unknown = names.filter((name, index) => columns[index] === null && name.trim() !== '');
  const more = unknown.length - MAX_NAMED;
  return {
    ok: true,
    columns,
    unknown: unknown.slice(0, MAX_NAMED).map((name) => name.trim().slice(0, MAX_NAME_LENGTH)),
    notes: more > 0 ? [`${more} more columns are unknown, and ignored.`] : [],
  };
}

function asColumn(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}
