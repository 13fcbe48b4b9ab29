'use client';

import type { AdminProduct } from '@/contract/admin/products';
import { officeProductsWords } from '@/words/en/catalogue/products';
import { moveByArrows } from '../../lib/move-by-arrows';
import { useMayEdit } from '../../lib/use-may-edit';
import type { Selection } from '../../lib/use-selection';
import { DataTable } from '../../ui/data-table';
import { SelectPage } from '../../ui/select-page';
import type { ProductActionsProps } from './product-actions';
import { ProductRow } from './product-row';
import { useRowEdits } from './use-row-edits';

type ProductTableProps = {
  products: readonly AdminProduct[];
  selection: Selection;
  isOutdated: boolean;
} & Omit<ProductActionsProps, 'product'>;

const columns = () => {
  const words = officeProductsWords.columns;
  return [
    { heading: words.product },
    { heading: words.price, className: 'text-end' },
    { heading: words.stock, className: 'text-end' },
    { heading: words.published },
    { heading: words.actions, className: 'text-end' },
  ];
};

/** A table whose values are edited where they stand, and whose rows can be ticked. */
export function ProductTable({ products, selection, isOutdated, onEdit, onDelete }: ProductTableProps) {
  const mayEdit = useMayEdit();
  const change = useRowEdits();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the cells inside
    <div onKeyDown={moveByArrows}>
      {mayEdit && <p className="mb-2 text-slate-600 text-xs max-md:hidden">{officeProductsWords.keys}</p>}
      <DataTable
        caption={officeProductsWords.title}
        columns={columns()}
        isDense
        isOutdated={isOutdated}
        first={
          mayEdit && (
            <SelectPage
              id="all-products"
              ids={products.map(({ id }) => id)}
              selection={selection}
              label={officeProductsWords.selectPage}
              shortLabel={officeProductsWords.selectPage}
            />
          )
        }
      >
        {products.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            isChosen={selection.chosen.has(product.id)}
            onChoose={(isChosen) => selection.choose([product.id], isChosen)}
            onChange={(values) => change(product, values)}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        ))}
      </DataTable>
    </div>
  );
}
