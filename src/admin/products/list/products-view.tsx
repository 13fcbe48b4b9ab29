'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkResult } from '@/contract/admin/product/product-bulk';
import type { AdminProductsAnswer } from '@/contract/admin/products';
import type { CategoriesTagsAnswer } from '@/contract/catalogue';
import { filledFields, refresh } from '../../lib/list-query';
import { useMayEdit } from '../../lib/use-may-edit';
import { useSelection } from '../../lib/use-selection';
import { BulkBar } from '../bulk/bulk-bar';
import { BulkDialog } from '../bulk/bulk-dialog';
import { BulkNotice } from '../bulk/bulk-notice';
import { PRODUCTS_KEY } from '../queries';
import { type ListState, listFilters } from './list-state';
import type { ProductActionsProps } from './product-actions';
import { ProductGrid } from './product-grid';
import { ProductTable } from './product-table';

type ProductsViewProps = {
  state: ListState;
  answer: AdminProductsAnswer;
  shelves: CategoriesTagsAnswer | undefined;
  isFetching: boolean;
} & Omit<ProductActionsProps, 'product'>;

/** The products of a page as cards, or as a table in which they are edited, ticked and changed together. */
export function ProductsView(props: ProductsViewProps) {
  const { state, answer, isFetching, onEdit, onDelete } = props;
  if (state.view === 'list') return <EditableList {...props} />;
  return (
    <div className={isFetching ? 'opacity-60' : undefined}>
      <ProductGrid products={answer.products} onEdit={onEdit} onDelete={onDelete} />
    </div>
  );
}

function EditableList({ state, answer, shelves, isFetching, onEdit, onDelete }: ProductsViewProps) {
  const client = useQueryClient();
  const mayEdit = useMayEdit();
  const selection = useSelection();
  const filter = filledFields(listFilters(state));
  // All that these filters find: with other filters, the ticked products alone are chosen again.
  const [allOf, setAllOf] = useState<string | null>(null);
  const isAll = allOf === JSON.stringify(filter);
  const [isOpen, setIsOpen] = useState(false);
  const [result, setResult] = useState<BulkResult | null>(null);
  const { products, total } = answer;
  const clear = () => {
    selection.clear();
    setAllOf(null);
  };
  const chosen = isAll ? null : selection.chosen.size;
  return (
    <div>
      {result && <BulkNotice key={result.id} result={result} onDismiss={() => setResult(null)} />}
      {products.length > 0 && (
        <ProductTable
          products={products}
          selection={isAll ? everyOf(products, clear) : selection}
          isOutdated={isFetching}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      )}
      {mayEdit && chosen !== 0 && (
        <BulkBar
          chosen={chosen}
          total={total}
          onAll={() => setAllOf(JSON.stringify(filter))}
          onChange={() => setIsOpen(true)}
          onClear={clear}
        />
      )}
      {isOpen && (
        <BulkDialog
          selection={isAll ? { filter } : { ids: [...selection.chosen] }}
          count={chosen ?? total}
          shelves={shelves}
          onClose={() => setIsOpen(false)}
          onApplied={(applied) => {
            setIsOpen(false);
            setResult(applied);
            clear();
            void refresh(client, PRODUCTS_KEY);
          }}
        />
      )}
    </div>
  );
}

/** While all are chosen, unticking one ends that. */
function everyOf(products: readonly { id: number }[], clear: () => void) {
  return { chosen: new Set(products.map(({ id }) => id)), choose: clear, clear };
}
