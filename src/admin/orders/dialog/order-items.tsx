import { Package } from 'lucide-react';
import Link from 'next/link';
import type { PresentedItem } from '@/domain/orders/present-order';
import { officeOrderScreenWords } from '@/words/en/orders/order-screens';
import { backOfficeAmount } from '../../lib/format';
import { productPath } from '../../lib/paths';
import { Thumbnail } from '../../ui/thumbnail';

export function OrderItems({ items }: { items: readonly PresentedItem[] }) {
  if (items.length === 0) return <p className="text-slate-600">{officeOrderScreenWords.noItems}</p>;
  return (
    <ul className="divide-y divide-slate-200">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change, and a product that is gone has no id
        <li key={index} className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
          <Thumbnail
            src={item.image}
            fallback={
              <span className="grid size-12 shrink-0 place-items-center rounded-md bg-slate-100">
                <Package aria-hidden className="size-5 text-slate-500" />
              </span>
            }
          />
          <div className="min-w-0 flex-1">
            <p className="break-words font-medium text-slate-900 text-sm">
              <ItemTitle item={item} />
            </p>
            {item.reference !== null && (
              <p className="mt-0.5 break-words text-slate-600 text-xs">
                {officeOrderScreenWords.reference(item.reference)}
              </p>
            )}
            <p className="mt-0.5 text-slate-600 text-xs tabular-nums">
              {officeOrderScreenWords.quantity(item.quantity)}
            </p>
          </div>
          <div className="shrink-0 text-end tabular-nums">
            <p className="font-semibold text-slate-900 text-sm">{backOfficeAmount(item.total)}</p>
            <p className="mt-0.5 text-slate-600 text-xs">{officeOrderScreenWords.each(backOfficeAmount(item.price))}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Links to the product's dialog while the product exists. */
function ItemTitle({ item: { productId, title } }: { item: PresentedItem }) {
  if (productId === null) return <bdi>{title}</bdi>;
  return (
    <Link href={productPath(productId)} prefetch={false} className="text-blue-900 underline-offset-2 hover:underline">
      <bdi>{title}</bdi>
    </Link>
  );
}
