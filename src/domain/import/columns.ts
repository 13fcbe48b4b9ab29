/** Products as a table: what its columns are called, for export, import and the screen that explains them. */

export const PRODUCT_COLUMNS = [
  'reference',
  'title',
  'short_description',
  'description',
  'price',
  'stock',
  'stock_status',
  'published',
  'date',
  'categories',
  'brands',
  'image_1',
  'image_2',
  'image_3',
  'image_4',
] as const;
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number];

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

/** What an editor should know of each column. */
export const COLUMN_HELP: Record<ProductColumn, string> = {
  reference: "The manufacturer's part number. A product with this reference is updated, else a new one is made.",
  title: 'Needed for a new product. A line without a reference updates the one product of this title that has none.',
  short_description: 'At most 200 characters.',
  description: 'Plain text (a blank line between paragraphs, a dash before each entry of a list) or simple HTML.',
  price: 'In DZD: 12500, 12500.50 or 12 500,50.',
  stock:
    'Pieces. A new product gets them (blank: not counted); of others the stock changes only where that is ticked above, since sales made meanwhile would be undone.',
  stock_status: 'instock or outofstock. Follows the stock where it is counted.',
  published: 'true or false.',
  date: 'A day such as 2026-11-22 or 22/11/2026.',
  categories: 'Names, addresses (slugs) or paths: Parent > Child. Several are joined by |.',
  brands: 'Names. Several are joined by |.',
  image_1: 'The main image: an https address, or the /media/ address of an uploaded picture.',
  image_2: 'As image_1.',
  image_3: 'As image_1.',
  image_4: 'As image_1.',
};

export type ReadHeader =
  | {
      ok: true;
      /** which column stands where; null for one that is unknown */
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
