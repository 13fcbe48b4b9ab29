'use client';

import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { ApiError } from '@/client/api/api-error';
import { officeStockBookWords } from '@/words/en/catalogue/stock-book';
import { productQuery } from '../products/queries';
import { Button } from '../ui/button';
import { ProductSearch } from './product-search';

type ProductFilterProps = { chosen: number | null; onChoose: (id: number | null) => void };

/** The product filter of the stock book: a search, or the chosen product with a button that clears it. */
export function ProductFilter({ chosen, onChoose }: ProductFilterProps) {
  const { data, error } = useQuery({ ...productQuery(chosen ?? 0), enabled: chosen !== null });
  if (chosen === null) return <ProductSearch onChoose={({ id }) => onChoose(id)} />;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <p className="mb-4 flex max-w-xl items-center justify-between gap-3 rounded-lg border border-blue-900 bg-blue-50 py-1 ps-4 pe-1 text-sm">
      <span className="wrap-anywhere min-w-0">
        <span className="font-medium">{data?.title ?? officeStockBookWords.product(chosen)}</span>{' '}
        <span className="text-slate-600 tabular-nums">
          {isGone ? officeStockBookWords.deleted : [data && `#${chosen}`, data?.reference].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Button variant="ghost" size="sm" onClick={() => onChoose(null)}>
        <X aria-hidden className="size-4" /> {officeStockBookWords.allProducts}
      </Button>
    </p>
  );
}
