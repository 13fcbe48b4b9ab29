/** The cells of a line as the fields of a product's form, each by the form's own rule. */
import { changedFields, type ProductFields } from '@/contract/admin/product-fields';
import { readDate, readFlag, readStockStatus } from '@/domain/import/cells';
import { columnKind, PRODUCT_COLUMNS, type ProductCells } from '@/domain/import/columns';
import type { FieldKind } from '@/domain/product-fields';
import { readNumber } from '@/domain/read-number';
import { officeProblemWords } from '@/words/en/problems';
import { sayIssue } from '@/words/say-problem';

type Value = { ok: true; value: unknown } | { ok: false; message: string };
const taken = (value: unknown): Value => ({ ok: true, value });

/** How cells are read, by kind. The rules of pictures and relations read theirs themselves. */
const READERS: Record<FieldKind | 'picture', ((cell: string) => Value) | null> = {
  line: (cell) => taken(cell.trim()),
  lines: (cell) => taken(cell.trim()),
  richText: taken,
  amount: readNumber,
  whole: readNumber,
  stockStatus: (cell) => taken(readStockStatus(cell)),
  flag: readFlag,
  moment: (cell) => taken(readDate(cell)),
  relations: null,
  picture: null,
};

export function lineFields(cells: ProductCells): { fields: ProductFields; problems: string[] } {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const column of PRODUCT_COLUMNS) {
    const cell = cells[column];
    const readCell = READERS[columnKind(column)];
    if (cell === undefined || readCell === null) continue;
    const read = readCell(cell);
    if (read.ok) values[column] = read.value;
    else problems.push(`${column}: ${read.message}`);
  }
  const parsed = changedFields.safeParse(values);
  if (parsed.success) return { fields: parsed.data, problems };
  return {
    fields: {},
    problems: [
      ...problems,
      ...parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${sayIssue(message, officeProblemWords)}`),
    ],
  };
}
