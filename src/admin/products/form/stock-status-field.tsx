'use client';

import { readOptionalNumber } from '@/domain/read-number';
import { isBlank } from '@/domain/text';
import { officeProductFieldWords } from '@/words/en/catalogue/product-fields';
import { officeProductFormWords } from '@/words/en/catalogue/product-form';
import { useField } from '../../lib/form';
import { FieldFrame, fieldAria, INPUT_CLASS } from '../../ui/text-field';
import type { ProductForm } from './use-product-form';

/** The stock status: chosen if the stock is not counted, otherwise derived from the typed stock. */
export function StockStatusField({ form: { fields, draft } }: { form: ProductForm }) {
  const { value, error, onChange } = useField(fields, 'stock_status');
  const isCounted = !isBlank(draft.stock);
  const pieces = readOptionalNumber(draft.stock);
  const isInStock = pieces.ok && (pieces.value ?? 0) > 0;
  return (
    <FieldFrame
      id="product-status"
      label={officeProductFieldWords.labels.stock_status}
      hint={isCounted ? officeProductFormWords.statusFollows : officeProductFormWords.statusDecides}
      error={error}
    >
      <select
        {...fieldAria({ id: 'product-status', hint: true, error })}
        className={`${INPUT_CLASS} disabled:bg-slate-100 disabled:text-slate-700`}
        disabled={isCounted}
        value={isCounted ? (isInStock ? 'instock' : 'outofstock') : value}
        onChange={onChange}
      >
        <option value="instock">{officeProductFormWords.inStock}</option>
        <option value="outofstock">{officeProductFormWords.outOfStock}</option>
      </select>
    </FieldFrame>
  );
}
