/** The cells of a line as the fields of a product's form, each by the form's own rule. */
import { changedFields, type ProductFields } from '@/contract/admin/product-fields';
import { readDate, readFlag, readStockStatus } from '@/domain/import/cells';
import { PRODUCT_COLUMNS, type ProductCells, type ProductColumn } from '@/domain/import/columns';
import { readNumber } from '@/domain/read-number';

type Value = { ok: true; value: unknown } | { ok: false; message: string };
const taken = (value: unknown): Value => ({ ok: true, value });

/** How the cells that are no texts are read. */
const READERS: Partial<Record<ProductColumn, (cell: string) => Value>> = {
  price: readNumber,
  stock: readNumber,
  published: readFlag,
  date: (cell) => taken(readDate(cell)),
  stock_status: (cell) => taken(readStockStatus(cell)),
};

/** What the rules of pictures and relations read by themselves. */
const ELSEWHERE: readonly ProductColumn[] = ['categories', 'brands', 'image_1', 'image_2', 'image_3', 'image_4'];

export function lineFields(cells: ProductCells): { fields: ProductFields; problems: string[] } {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const column of PRODUCT_COLUMNS) {
    const cell = cells[column];
    if (cell === undefined || ELSEWHERE.includes(column)) continue;
    const read = (READERS[column] ?? taken)(column === 'description' ? cell : cell.trim());
    if (read.ok) values[column] = read.value;
    else problems.push(`${column}: ${read.message}`);
  }
  const parsed = changedFields.safeParse(values);
  if (parsed.success) return { fields: parsed.data, problems };
  return {
    fields: {},
    problems: [...problems, ...parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)],
  };
}
