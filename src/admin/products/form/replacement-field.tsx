'use client';

import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { AdminProduct } from '@/contract/admin/products';
import { officeProductFieldWords } from '@/words/en/catalogue/product-fields';
import { officeProductFormWords } from '@/words/en/catalogue/product-form';
import { officeStockBookWords } from '@/words/en/catalogue/stock-book';
import { useField } from '../../lib/form';
import { productPath } from '../../lib/paths';
import { ProductSearch } from '../../stock-book/product-search';
import { Button } from '../../ui/button';
import { isMissing } from '../../ui/no-such-entry';
import { FieldFrame } from '../../ui/text-field';
import { productQuery } from '../queries';
import type { ProductForm } from './use-product-form';

const ID = 'product-replaced-by';
const words = officeProductFormWords.replacement;

/** The product that is sold instead: chosen by a search, shown with a link, and cleared. */
export function ReplacementField({ form: { fields } }: { form: ProductForm }) {
  const { value, error, onChange } = useField(fields, 'replaced_by');
  const [chosen, setChosen] = useState<AdminProduct | null>(null);
  const isKnown = value !== '' && value === String(chosen?.id);
  const query = useQuery({ ...productQuery(Number(value)), enabled: value !== '' && !isKnown });
  const successor = isKnown ? chosen : query.data;
  const hint = officeProductFieldWords.hints.replaced_by;
  const clear = () => {
    onChange('');
    document.getElementById(ID)?.focus();
  };
  return (
    <FieldFrame id={ID} label={officeProductFieldWords.labels.replaced_by} hint={hint} error={error}>
      {value !== '' && (
        <div className="mb-2 flex items-center justify-between gap-3 rounded-lg border border-blue-900 bg-blue-50 py-1 ps-3 pe-1 text-sm">
          <div className="min-w-0 py-1">
            <a
              href={productPath(Number(value))}
              target="_blank"
              rel="noreferrer"
              className="wrap-anywhere font-medium text-blue-950 underline"
            >
              {successor?.title ?? officeStockBookWords.product(Number(value))}
            </a>
            <span className="block text-slate-600 text-xs tabular-nums">
              {isMissing(query.error)
                ? officeStockBookWords.deleted
                : [`#${value}`, successor?.reference].filter(Boolean).join(' · ')}
            </span>
            {successor?.published === false && (
              <span className="block text-amber-900 text-xs">{words.unpublished}</span>
            )}
          </div>
          <Button variant="ghost" size="icon" aria-label={words.clear} title={words.clear} onClick={clear}>
            <X aria-hidden className="size-4" />
          </Button>
        </div>
      )}
      <ProductSearch
        field={{ id: ID, placeholder: words.search, hint, error }}
        onChoose={(product) => {
          setChosen(product);
          onChange(String(product.id));
        }}
      />
    </FieldFrame>
  );
}
