'use client';

import { toast } from '@payloadcms/ui';
import { useMutation } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { cx } from '@/client/classes';
import type { AdminProduct } from '@/contract/admin/products';
import { officeProductsWords } from '@/words/en/catalogue/products';
import { failureText } from '../../api/failures';
import { useMayEdit } from '../../lib/use-may-edit';
import { Checkbox } from '../../ui/checkbox';
import { LabelledCell } from '../../ui/labelled-cell';
import { Thumbnail } from '../../ui/thumbnail';
import type { RowChange } from '../queries';
import { ProductActions, type ProductActionsProps } from './product-actions';
import { PriceCell, PublishedCell, StockCell } from './product-cells';
import { StockBadge, shownPrice, UnpublishedBadge } from './stock-badge';

export type ProductRowProps = {
  product: AdminProduct;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onChange: (change: RowChange) => Promise<unknown>;
} & Pick<ProductActionsProps, 'onEdit' | 'onDelete'>;

const CELL = 'px-2 py-2 align-middle max-md:block max-md:p-0';

const { columns, failures } = officeProductsWords;

/** On a phone a card: the product, its values below each other, what can be done. People who only read get the values as text. */
export function ProductRow({ product, isChosen, onChoose, onChange, onEdit, onDelete }: ProductRowProps) {
  const mayEdit = useMayEdit();
  const switching = useMutation({
    mutationFn: onChange,
    onError: (error) => toast.error(failureText(failures.saveFailed, error, failures.unreached)),
  });
  return (
    <tr
      className={cx(
        'hover:bg-slate-50 max-md:grid max-md:grid-cols-2 max-md:gap-x-2 max-md:gap-y-1 max-md:p-3',
        isChosen && 'bg-blue-50',
      )}
    >
      {mayEdit && (
        <td className="w-10 ps-2 align-middle max-md:absolute max-md:p-0">
          <Checkbox
            label={officeProductsWords.select(product.title)}
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        </td>
      )}
      <td className={cx(CELL, 'w-full max-md:col-span-2', mayEdit && 'max-md:ps-10')}>
        <ProductName product={product} onEdit={onEdit} />
      </td>
      <td className={cx(CELL, 'min-w-28 text-end font-semibold tabular-nums')}>
        <LabelledCell label={columns.price}>
          {mayEdit ? (
            <PriceCell product={product} onChange={onChange} />
          ) : (
            <span className="px-2">{shownPrice(product)}</span>
          )}
        </LabelledCell>
      </td>
      <td className={cx(CELL, 'min-w-28 text-end')}>
        <LabelledCell label={columns.stock}>
          {mayEdit && <StockCell product={product} onChange={onChange} />}
          <p className="px-2">
            <StockBadge product={product} />
          </p>
        </LabelledCell>
      </td>
      <td className={cx(CELL, 'whitespace-nowrap')}>
        {mayEdit ? (
          <PublishedCell
            product={product}
            isBusy={switching.isPending}
            onSwitch={() => switching.mutate({ published: !product.published })}
          />
        ) : (
          <UnpublishedBadge product={product} />
        )}
      </td>
      <td className={CELL}>
        <div className="flex justify-end">
          <ProductActions product={product} onEdit={onEdit} onDelete={onDelete} isDense />
        </div>
      </td>
    </tr>
  );
}

function ProductName({ product, onEdit }: Pick<ProductRowProps, 'product' | 'onEdit'>) {
  return (
    <div className="flex min-w-36 items-center gap-3">
      <Thumbnail src={product.main_image} fallback={<NoPicture />} />
      <div className="min-w-0">
        <button
          type="button"
          onClick={() => onEdit(product)}
          title={product.title}
          className="wrap-anywhere line-clamp-2 cursor-pointer text-start font-semibold hover:underline"
        >
          {product.title}
        </button>
        <p className="wrap-anywhere text-slate-600 text-xs">
          {[`#${product.id}`, product.reference, ...product.tags.map(({ name }) => name)].filter(Boolean).join(' · ')}
        </p>
        <p className="wrap-anywhere line-clamp-2 text-slate-600 text-xs">
          {product.categories.map(({ name }) => name).join(', ') || officeProductsWords.noCategory}
        </p>
      </div>
    </div>
  );
}

function NoPicture() {
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-md border border-slate-200">
      <ImageOff aria-hidden className="size-5 text-slate-400" />
    </span>
  );
}
