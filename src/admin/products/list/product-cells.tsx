'use client';

/** The values of a product that are edited in its row. */
import { useState } from 'react';
import type { AdminProduct } from '@/contract/admin/products';
import type { Problem } from '@/domain/problem';
import { formProblem } from '@/domain/products/product-fields';
import { isStockReason, STOCK_REASONS, type StockReason } from '@/domain/products/stock-corrections';
import { readOptionalNumber } from '@/domain/read-number';
import { officeProductsWords } from '@/words/en/catalogue/products';
import { officeStockReasonWords } from '@/words/en/catalogue/stock-book';
import { EditableCell, type ReadCell } from '../../ui/editable-cell';
import type { RowChange } from '../queries';
import { shownPrice } from './stock-badge';

type CellProps = { product: AdminProduct; onChange: (change: RowChange) => Promise<unknown> };

const { cells, failures } = officeProductsWords;

export function PriceCell({ product, onChange }: CellProps) {
  const { id, title, price } = product;
  return (
    <EditableCell
      form="product-cell"
      pushesRows
      failures={failures}
      label={cells.price(title)}
      record={String(id)}
      column="price"
      value={price === null ? '' : String(price)}
      text={shownPrice(product)}
      isQuiet={price === null}
      read={(typed) => readBy('price', typed)}
      save={(value) => onChange({ price: value })}
    />
  );
}

/** A blank stock is not counted. A correction says why, for the stock book: no reason is assumed. */
export function StockCell({ product, onChange }: CellProps) {
  const { id, title, stock } = product;
  const [reason, setReason] = useState<StockReason | ''>('');
  return (
    <EditableCell
      form="product-cell"
      pushesRows
      failures={failures}
      label={cells.stock(title)}
      record={String(id)}
      column="stock"
      value={stock === null ? '' : String(stock)}
      text={stock === null ? officeProductsWords.notCounted : String(stock)}
      isQuiet={stock === null}
      read={(typed) => (reason === '' ? refused({ code: 'stockReasonMissing' }) : readBy('stock', typed))}
      save={(value) => onChange({ stock: value, stock_reason: reason }).then(() => setReason(''))}
      extra={
        <select
          aria-label={cells.reason(title)}
          value={reason}
          onChange={({ target }) => setReason(isStockReason(target.value) ? target.value : '')}
          className="mt-1 min-h-10 w-full rounded-md border border-slate-500 bg-white px-2 text-sm"
        >
          <option value="">{cells.chooseReason}</option>
          {STOCK_REASONS.map((known) => (
            <option key={known} value={known}>
              {officeStockReasonWords[known]}
            </option>
          ))}
        </select>
      }
    />
  );
}

/** Enter and the space bar switch it. */
export function PublishedCell({
  product,
  isBusy,
  onSwitch,
}: {
  product: AdminProduct;
  isBusy: boolean;
  onSwitch: () => void;
}) {
  return (
    <button
      type="button"
      role="switch"
      data-cell="published"
      aria-checked={product.published}
      aria-label={cells.published(product.title)}
      aria-busy={isBusy}
      onClick={() => !isBusy && onSwitch()}
      className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-md px-2 text-slate-800 text-sm hover:bg-white"
    >
      <span
        aria-hidden
        className={`relative h-5 w-9 shrink-0 rounded-full transition-colors ${product.published ? 'bg-blue-900' : 'bg-slate-400'}`}
      >
        <span
          className={`absolute top-0.5 size-4 rounded-full bg-white ${product.published ? 'end-0.5' : 'start-0.5'}`}
        />
      </span>
      <span className="md:sr-only">
        {product.published ? officeProductsWords.published : officeProductsWords.unpublished}
      </span>
    </button>
  );
}

function readBy(key: 'price' | 'stock', typed: string): ReadCell<number | null> {
  const read = readOptionalNumber(typed);
  if (!read.ok) return read;
  const problem = formProblem(key, read.value);
  return problem ? refused(problem) : read;
}

function refused(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem };
}
