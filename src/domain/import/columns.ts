/** Products as a table: its columns and limits, for export, import and the screen that explains them. */
import type { Problem } from '../problem';
import { describeField, type FieldKind, type KeysIn, keysIn, type PRODUCT_FIELDS } from '../products/product-fields';
import { IMAGE_SLOTS } from '../products/product-rules';
import { type Cells, type ReadHeader, readTableHeader } from './header';
import type { ColumnChoice } from './map-columns';
import { SUPPLIER_NAMES } from './supplier-names';

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

/** Why a line corrects the stock, for the stock book: imported, and never exported. */
export const CORRECTION_COLUMNS = ['stock_reason', 'stock_note'] as const;

export const IMPORTED_COLUMNS: readonly ImportedColumn[] = [...PRODUCT_COLUMNS, ...CORRECTION_COLUMNS];
export type ImportedColumn = ProductColumn | (typeof CORRECTION_COLUMNS)[number];

export function isCorrectionColumn(column: ImportedColumn): column is (typeof CORRECTION_COLUMNS)[number] {
  return CORRECTION_COLUMNS.some((name) => name === column);
}

const KINDS: ReadonlyMap<string, FieldKind> = new Map(
  FIELD_COLUMNS.map(([column, key]) => [column, describeField(key).kind]),
);

/** The kind of a column's values. */
export function columnKind(column: ProductColumn): FieldKind | 'picture' {
  return KINDS.get(column) ?? 'picture';
}

/** A line of the table. A blank or absent cell leaves the product's value as it is. */
export type ProductCells = Cells<ImportedColumn>;

const MAX_IMPORT_MEGABYTES = 20;
export const MAX_IMPORT_BYTES = MAX_IMPORT_MEGABYTES * 1024 * 1024;
export const IMPORT_TOO_LARGE: Problem = { code: 'importTooLarge', values: { megabytes: MAX_IMPORT_MEGABYTES } };
/** Lines below the header. */
export const MAX_IMPORT_LINES = 100_000;
export const TOO_MANY_LINES: Problem = { code: 'importTooManyLines', values: { max: MAX_IMPORT_LINES } };
/** Between several categories or brands of a product. */
export const LIST_SEPARATOR = ' | ';
/** Between a category and its subcategory. */
export const PATH_SEPARATOR = ' > ';

/** Reads the header of a table of products, also of a supplier's. */
export function readHeader(names: readonly string[], choice?: ColumnChoice): ReadHeader<ImportedColumn> {
  return readTableHeader<ImportedColumn>(names, {
    columns: IMPORTED_COLUMNS,
    known: SUPPLIER_NAMES,
    choice,
    missing: (known) =>
      known.includes('reference') || known.includes('title')
        ? null
        : { problem: { code: 'importColumnsMissing' }, needed: [['reference', 'title']] },
  });
}
