'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { cx } from '@/client/classes';
import { formatTwoDecimals } from '@/domain/price-texts';
import { Button } from '@/storefront/ui/button';
import { ProductPicture } from '@/storefront/ui/product-picture';
import { ShopLink } from '@/storefront/ui/shop-link';
import { profileWords } from '@/words/fr/accounts/profile';
import type { ItemView } from './order-view';

const SHOWN_AT_FIRST = 3;

/** The lines of an order: the first three, the others on demand. */
export function OrderLines({ id, items }: { id: string; items: readonly ItemView[] }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const others = items.length - SHOWN_AT_FIRST;
  const shown = isExpanded ? items : items.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul id={id} className="divide-y divide-slate-100 px-4 sm:px-6">
        {shown.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
          <OrderLine key={index} item={item} />
        ))}
      </ul>
      {others > 0 && (
        <div className="px-4 pb-3 sm:px-6">
          <Button
            variant="ghost"
            aria-expanded={isExpanded}
            aria-controls={id}
            onClick={() => setIsExpanded(!isExpanded)}
            className="w-full text-blue-900 sm:w-auto"
          >
            {isExpanded
              ? profileWords.orders.fewer
              : others === 1
                ? profileWords.orders.otherLine
                : profileWords.orders.otherLines(others)}
            <ChevronDown
              aria-hidden
              className={cx('size-4 transition-transform duration-150', isExpanded && 'rotate-180')}
            />
          </Button>
        </div>
      )}
    </>
  );
}

function OrderLine({ item: { title, image, href, quantity, price, total } }: { item: ItemView }) {
  return (
    <li className="flex gap-4 py-4">
      <ProductPicture
        src={image}
        size={72}
        className="size-16 shrink-0 rounded-lg border border-slate-200 bg-white sm:size-18"
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0 flex-[1_1_14rem]">
          <p className="break-words font-medium text-slate-900">
            {href === null ? (
              title
            ) : (
              <ShopLink href={href} className="hover:text-blue-900 hover:underline">
                {title}
              </ShopLink>
            )}
          </p>
          <p className="mt-1 text-slate-600 text-sm tabular-nums">
            {profileWords.orders.quantity(quantity)} <span aria-hidden>·</span>{' '}
            <span className="whitespace-nowrap">{profileWords.orders.each(formatTwoDecimals(price))}</span>
          </p>
        </div>
        <p className="whitespace-nowrap font-semibold text-slate-900 tabular-nums">{formatTwoDecimals(total)}</p>
      </div>
    </li>
  );
}
