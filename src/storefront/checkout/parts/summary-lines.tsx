import type { CartItem } from '@/domain/orders/cart';
import { lineTotal } from '@/domain/orders/priced-lines';
import { formatTwoDecimals } from '@/domain/price-texts';
import { LineFitNote } from '@/storefront/cart/line-fit-note';
import { ProductPicture } from '@/storefront/ui/product-picture';
import { checkoutWords } from '@/words/fr/orders/checkout';
import { orderWords } from '@/words/fr/orders/orders';

/** The order's lines in short: they can be changed in the first step only. */
export function SummaryLines({ items }: { items: readonly CartItem[] }) {
  return (
    <ul className="space-y-3">
      {items.map(({ id, name, image, quantity, price }) => (
        <li key={id} className="flex items-start gap-3 text-sm">
          <ProductPicture
            src={image}
            size={48}
            className="size-12 shrink-0 rounded-md border border-slate-200 bg-white"
          />
          <div className="min-w-0 flex-1">
            <p className="line-clamp-4 break-words text-slate-900">{name || orderWords.unnamedProduct}</p>
            <LineFitNote id={id} />
            <p className="mt-0.5 flex justify-between gap-3 text-slate-600 tabular-nums">
              <span>{checkoutWords.quantity(quantity)}</span>
              <span className="whitespace-nowrap font-medium text-slate-900">
                {formatTwoDecimals(lineTotal({ price, quantity }))}
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
