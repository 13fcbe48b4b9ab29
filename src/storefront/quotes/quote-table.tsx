import type { Quote } from '@/contract/quotes';
import { formatTwoDecimals } from '@/domain/price-texts';
import { quotePageWords } from '@/words/fr/orders/quotes';
import { ProductPicture } from '../ui/product-picture';

/** The lines of a quote; on a phone each below its title. */
export function QuoteTable({ items }: Pick<Quote, 'items'>) {
  return (
    <ul className="mt-6 divide-y divide-slate-200 border-slate-200 border-y">
      {items.map(({ product_id, title, reference, image, quantity, price, total_price }) => (
        <li key={product_id} className="flex gap-4 py-3">
          <ProductPicture src={image} size={56} className="size-14 shrink-0 rounded-md border border-slate-200" />
          <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-6 gap-y-1">
            <div className="min-w-0 flex-[1_1_14rem]">
              <p className="break-words font-medium text-slate-900">{title}</p>
              <p className="text-slate-600 text-sm tabular-nums">
                {reference !== null && <span className="block break-all">{quotePageWords.reference(reference)}</span>}
                {quantity} × {formatTwoDecimals(price)}
              </p>
            </div>
            <p className="whitespace-nowrap font-semibold text-slate-900 tabular-nums">
              {formatTwoDecimals(total_price)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
