'use client';

import { STOCK_REASONS } from '@/domain/products/stock-corrections';
import { officeProductFieldWords } from '@/words/en/catalogue/product-fields';
import { officeProductFormWords } from '@/words/en/catalogue/product-form';
import { officeStockReasonWords } from '@/words/en/catalogue/stock-book';
import { useField } from '../../lib/form';
import { SelectField } from '../../ui/text-field';
import type { ProductForm } from './use-product-form';

/** Why the stock is corrected; no reason is assumed. */
export function StockReasonField({ form: { fields } }: { form: ProductForm }) {
  const { value, error, onChange } = useField(fields, 'stock_reason');
  return (
    <SelectField
      id="product-stock-reason"
      label={officeProductFormWords.required.stock_reason}
      hint={officeProductFieldWords.hints.stock_reason}
      error={error}
      value={value}
      onChange={onChange}
    >
      <option value="">{officeProductFormWords.chooseReason}</option>
      {STOCK_REASONS.map((reason) => (
        <option key={reason} value={reason}>
          {officeStockReasonWords[reason]}
        </option>
      ))}
    </SelectField>
  );
}
