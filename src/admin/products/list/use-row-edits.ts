'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminProduct, AdminProductsAnswer } from '@/contract/admin/products';
import { editsInTurn } from '../../lib/edits-in-turn';
import { refresh } from '../../lib/list-query';
import { changeRow, PRODUCTS_KEY, type RowChange } from '../queries';

/**
 * Changes values of products in their rows. A changed row stays where it is, also if the filter would no longer find it, until the
 * list is asked for again. An edit that meets another one is refused, and the row shows the newest copy.
 */
export function useRowEdits(): (product: AdminProduct, change: RowChange) => Promise<void> {
  const client = useQueryClient();
  const [inTurn] = useState(() => editsInTurn<AdminProduct>());
  return async (product, change) => {
    try {
      const saved = await inTurn(product.id, product, (newest) => changeRow(newest, change));
      client.setQueriesData<AdminProductsAnswer>(
        { queryKey: PRODUCTS_KEY },
        (page) => page && { ...page, products: page.products.map((row) => (row.id === saved.id ? saved : row)) },
      );
    } catch (error) {
      void refresh(client, PRODUCTS_KEY);
      throw error;
    }
  };
}
