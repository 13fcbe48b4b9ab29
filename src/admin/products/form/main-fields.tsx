'use client';

import { ATTRIBUTE_KEYS, hasAttributes } from '@/domain/products/product-attributes';
import { keysIn } from '@/domain/products/product-fields';
import { MAX_SHORT_DESCRIPTION } from '@/domain/products/product-rules';
import { officeProductFieldWords } from '@/words/en/catalogue/product-fields';
import { officeProductFormWords } from '@/words/en/catalogue/product-form';
import { useField } from '../../lib/form';
import { FieldFrame, fieldAria, INPUT_CLASS } from '../../ui/text-field';
import { DescriptionField } from './description-field';
import { isStockCorrected } from './draft';
import { ProductField, SIMPLE_KINDS, type SimpleKey } from './product-field';
import { StockReasonField } from './stock-reason-field';
import { StockStatusField } from './stock-status-field';
import type { ProductForm } from './use-product-form';

/** Placed by hand; the other fields follow in the order of the table. */
const PLACED: readonly SimpleKey[] = [
  ...(['title', 'price', 'reference', 'stock', 'stock_reason', 'stock_note', 'date'] as const),
  ...ATTRIBUTE_KEYS,
];

/** Title, price, stock and texts. */
export function MainFields({ form }: { form: ProductForm }) {
  const { base, draft, setAside, fields } = form;
  const description = useField(fields, 'description');
  const others = keysIn('form', SIMPLE_KINDS).filter((key) => !PLACED.includes(key));
  return (
    <div className="grid min-w-0 content-start gap-4">
      <ProductField fields={fields} name="title" />
      <div className="grid gap-4 sm:grid-cols-2">
        <ProductField fields={fields} name="price" />
        <ProductField fields={fields} name="reference" />
        <ProductField fields={fields} name="stock" />
        <StockStatusField form={form} />
        {isStockCorrected(draft, base) && (
          <>
            <StockReasonField form={form} />
            <ProductField fields={fields} name="stock_note" />
          </>
        )}
        {others.map((key) => (
          <ProductField key={key} fields={fields} name={key} />
        ))}
        <ProductField fields={fields} name="date" />
        <Published form={form} />
      </div>
      <Attributes form={form} />
      <ShortDescription form={form} />
      <DescriptionField product={base} setAside={setAside} {...description} />
    </div>
  );
}

/** Folded away while blank, as for most products; open if one is filled or wrong. */
function Attributes({ form: { base, fields } }: { form: ProductForm }) {
  const isFilled = base !== null && hasAttributes(base);
  const { errors } = fields.formState;
  const isWrong = ATTRIBUTE_KEYS.some((key) => errors[key] !== undefined);
  return (
    <details open={isFilled || isWrong || undefined} className="rounded-lg border border-slate-300 px-4 py-2">
      <summary className="min-h-9 cursor-pointer py-1.5 font-medium text-sm">
        {officeProductFormWords.attributes}
      </summary>
      <div className="grid gap-4 pt-2 pb-3 sm:grid-cols-2">
        {ATTRIBUTE_KEYS.map((key) => (
          <ProductField key={key} fields={fields} name={key} />
        ))}
      </div>
    </details>
  );
}

function Published({ form: { fields } }: { form: ProductForm }) {
  const { value, onChange } = useField(fields, 'published');
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 self-start text-sm sm:mt-6">
      <input type="checkbox" checked={value} onChange={onChange} className="size-5 accent-blue-900" />
      <span>
        <span className="block font-medium">{officeProductFieldWords.labels.published}</span>
        <span className="block text-slate-600 text-xs">{officeProductFieldWords.hints.published}</span>
      </span>
    </label>
  );
}

function ShortDescription({ form: { fields } }: { form: ProductForm }) {
  const { value, error, onChange } = useField(fields, 'short_description');
  return (
    <FieldFrame
      id="product-short"
      label={officeProductFieldWords.labels.short_description}
      hint={officeProductFormWords.characters([...value].length, MAX_SHORT_DESCRIPTION)}
      error={error}
    >
      <textarea
        {...fieldAria({ id: 'product-short', hint: true, error })}
        rows={3}
        className={INPUT_CLASS}
        value={value}
        onChange={onChange}
      />
    </FieldFrame>
  );
}
