'use client';

import type { ChangeEvent } from 'react';
import { MAX_REFERENCE, MAX_SHORT_DESCRIPTION, MAX_STOCK_NOTE, MAX_TITLE } from '@/domain/product-rules';
import { readOptionalNumber } from '@/domain/read-number';
import { isBlank } from '@/domain/text';
import { officeProductFieldWords } from '@/words/en/product-fields';
import { officeProductFormWords } from '@/words/en/product-form';
import { NumberField } from '../../ui/number-field';
import { FieldFrame, fieldAria, INPUT_CLASS, TextField } from '../../ui/text-field';
import { DescriptionField } from './description-field';
import { isStockCorrected } from './draft';
import type { ProductForm } from './use-product-form';

type TypedField = 'title' | 'price' | 'reference' | 'stock' | 'stock_note' | 'date';

/** Title, price, stock and texts. */
export function MainFields({ form: { base, draft, setAside, problems, change } }: { form: ProductForm }) {
  const isCounted = !isBlank(draft.stock);
  const pieces = readOptionalNumber(draft.stock);
  const isInStock = pieces.ok && (pieces.value ?? 0) > 0;
  const bound = (name: TypedField) => ({
    value: draft[name],
    error: problems[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ [name]: event.target.value }),
  });
  const letters = [...draft.short_description].length;
  return (
    <div className="grid min-w-0 content-start gap-4">
      <TextField
        id="product-title"
        label={officeProductFormWords.required.title}
        autoComplete="off"
        maxLength={MAX_TITLE}
        {...bound('title')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          id="product-price"
          label={officeProductFormWords.required.price}
          unit={officeProductFieldWords.units.price}
          {...bound('price')}
        />
        <TextField
          id="product-reference"
          label={officeProductFieldWords.labels.reference}
          hint={officeProductFieldWords.hints.reference}
          autoComplete="off"
          maxLength={MAX_REFERENCE}
          {...bound('reference')}
        />
        <NumberField
          id="product-stock"
          label={officeProductFieldWords.labels.stock}
          hint={officeProductFieldWords.hints.stock}
          inputMode="numeric"
          {...bound('stock')}
        />
        <FieldFrame
          id="product-status"
          label={officeProductFieldWords.labels.stock_status}
          hint={isCounted ? officeProductFormWords.statusFollows : officeProductFormWords.statusDecides}
          error={problems.stock_status}
        >
          <select
            {...fieldAria({ id: 'product-status', hint: true, error: problems.stock_status })}
            className={`${INPUT_CLASS} disabled:bg-slate-100 disabled:text-slate-700`}
            disabled={isCounted}
            value={isCounted ? (isInStock ? 'instock' : 'outofstock') : draft.stock_status}
            onChange={(event) =>
              change({ stock_status: event.target.value === 'outofstock' ? 'outofstock' : 'instock' })
            }
          >
            <option value="instock">{officeProductFormWords.inStock}</option>
            <option value="outofstock">{officeProductFormWords.outOfStock}</option>
          </select>
        </FieldFrame>
        {isStockCorrected(draft, base) && (
          <div className="sm:col-span-2">
            <TextField
              id="product-stock-note"
              label={officeProductFieldWords.labels.stock_note}
              hint={officeProductFieldWords.hints.stock_note}
              autoComplete="off"
              maxLength={MAX_STOCK_NOTE}
              {...bound('stock_note')}
            />
          </div>
        )}
        <TextField
          id="product-date"
          label={officeProductFieldWords.labels.date}
          hint={officeProductFieldWords.hints.date}
          type="date"
          {...bound('date')}
        />
        <label className="flex min-h-11 cursor-pointer items-center gap-3 self-start text-sm sm:mt-6">
          <input
            type="checkbox"
            checked={draft.published}
            onChange={(event) => change({ published: event.target.checked })}
            className="size-5 accent-blue-900"
          />
          <span>
            <span className="block font-medium">{officeProductFieldWords.labels.published}</span>
            <span className="block text-slate-600 text-xs">{officeProductFieldWords.hints.published}</span>
          </span>
        </label>
      </div>
      <FieldFrame
        id="product-short"
        label={officeProductFieldWords.labels.short_description}
        hint={`${letters}/${MAX_SHORT_DESCRIPTION} characters`}
        error={problems.short_description}
      >
        <textarea
          {...fieldAria({ id: 'product-short', hint: true, error: problems.short_description })}
          rows={3}
          className={INPUT_CLASS}
          value={draft.short_description}
          onChange={(event) => change({ short_description: event.target.value })}
        />
      </FieldFrame>
      <DescriptionField
        product={base}
        value={draft.description}
        setAside={setAside}
        error={problems.description}
        onChange={(description) => change({ description })}
      />
    </div>
  );
}
