import { expect, it } from 'vitest';
import { cellChanges } from '@/domain/import/canonical';
import { PRODUCT_COLUMNS, type ProductColumn } from '@/domain/import/columns';

/** A product of which only these cells are filled. */
const kept = (cells: Partial<Record<ProductColumn, string>>) =>
  // The list has every column.
  Object.fromEntries(PRODUCT_COLUMNS.map((column) => [column, cells[column] ?? ''])) as Record<ProductColumn, string>;

it('numbers, yes and no, and statuses are shown before and after, however they are written; texts are named', () => {
  const changed = { title: 'Après', price: '1 350,50', stock: '3', published: 'non', stock_status: 'outofstock' };

  expect(
    cellChanges(changed, kept({ title: 'Avant', price: '1200', published: 'true', stock_status: 'instock' })),
  ).toEqual({
    short: [
      { column: 'price', before: '1200', after: '1350.5' },
      { column: 'stock', before: null, after: '3' },
      { column: 'stock_status', before: 'instock', after: 'outofstock' },
      { column: 'published', before: 'true', after: 'false' },
    ],
    others: ['title'],
  });
});
