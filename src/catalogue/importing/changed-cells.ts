import { meansTheSame } from '@/domain/import/canonical';
import { PRODUCT_COLUMNS, type ProductCells, type ProductColumn } from '@/domain/import/columns';

/** What a line says otherwise than the product. */
export function changedCells(cells: ProductCells, kept: Record<ProductColumn, string>): ProductCells {
  return Object.fromEntries(
    PRODUCT_COLUMNS.flatMap((column) => {
      const cell = cells[column];
      return cell === undefined || meansTheSame(column, cell, kept[column]) ? [] : [[column, cell]];
    }),
  );
}
