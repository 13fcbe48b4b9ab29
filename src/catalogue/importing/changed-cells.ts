import { meansTheSame } from '@/domain/import/canonical';
import { PRODUCT_COLUMNS, type ProductCells, type ProductColumn } from '@/domain/import/columns';

/**
 * What a line says otherwise than the product. A table is edited for hours while the shop sells: its stock, and the status
 * that follows a counted one, say nothing unless that is asked for.
 */
export function changedCells(
  cells: ProductCells,
  kept: Record<ProductColumn, string>,
  { mayUpdateStock }: { mayUpdateStock: boolean },
): ProductCells {
  const isPassedOver = (column: ProductColumn) =>
    !mayUpdateStock && (column === 'stock' || (column === 'stock_status' && kept.stock !== ''));
  return Object.fromEntries(
    PRODUCT_COLUMNS.flatMap((column) => {
      const cell = cells[column];
      if (cell === undefined || isPassedOver(column)) return [];
      return meansTheSame(column, cell, kept[column]) ? [] : [[column, cell]];
    }),
  );
}
