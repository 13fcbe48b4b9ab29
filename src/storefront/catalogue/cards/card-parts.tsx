import type { ReactNode } from 'react';
import { cx } from '@/client/classes';
import { formatListPrice } from '@/domain/price-texts';
import { hasPrice } from '@/domain/products/availability';
import { isBlank } from '@/domain/text';
import { availabilityWords } from '@/words/fr/catalogue/availability';
import { productCardWords } from '@/words/fr/catalogue/product-card';
import { stockLabel } from '../../ui/availability-labels';

/**
 * The measures that a card and its skeleton share, so that nothing moves when the products arrive: in one column the picture
 * beside the text, with price and button in a row below both; from two columns on all of it one below the other.
 */
export const CARD = {
  box: 'relative grid h-full @md:grid-cols-1 grid-cols-[6.5rem_minmax(0,1fr)] @md:grid-rows-[auto_1fr_auto] gap-x-3 gap-y-2 @md:gap-y-3 rounded-lg border border-slate-200 bg-white p-3',
  picture: 'relative w-full self-start',
  text: 'flex min-w-0 flex-col gap-1.5 @md:gap-2',
  title: 'line-clamp-4 @md:min-h-10 break-words font-semibold text-slate-900 text-sm leading-5',
  /** number and brands */
  facts: '@md:-mt-1 flex @md:min-h-5 flex-wrap items-center gap-x-2 gap-y-1',
  reference: 'min-w-0 truncate text-slate-700 text-xs tabular-nums leading-5 empty:hidden',
  description: 'line-clamp-2 @md:min-h-10 break-words text-slate-600 text-sm leading-5',
  foot: 'col-span-full flex @md:flex-col @md:flex-nowrap flex-wrap items-center @md:items-stretch justify-between gap-x-3 gap-y-2',
  price: 'min-h-7',
  stock: '@md:min-h-5 text-sm',
  button: 'relative z-10 @md:w-full min-w-40 max-[22rem]:w-full px-2!',
} as const;

/** What `sizes` says of a card's picture. */
export const CARD_SIZES = '(min-width: 1024px) 240px, (min-width: 700px) 30vw, (min-width: 480px) 45vw, 112px';

/** 1 to 5 columns, by the width of the container: the sidebar takes its share. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <ul className="grid @2xl:grid-cols-3 @4xl:grid-cols-4 @6xl:grid-cols-5 @md:grid-cols-2 grid-cols-1 gap-4">
        {children}
      </ul>
    </div>
  );
}

/** The part number, which is what a fitter compares first. */
export function CardReference({ reference }: { reference: string | null }) {
  return (
    <p className={CARD.reference} title={reference ?? undefined}>
      {reference !== null && productCardWords.reference(reference)}
    </p>
  );
}

/** A price as lists show it. */
export function ProductPrice({ price }: { price: number | null }) {
  if (!hasPrice(price)) return <p className="text-slate-600 text-sm leading-7">{availabilityWords.noPrice}</p>;
  return <p className="font-bold text-lg text-slate-900 tabular-nums leading-7">{formatListPrice(price)}</p>;
}

/** The short description of a card, or a default text if it is blank. */
export function shortDescriptionOf({ short_description: text }: { short_description: string }): string {
  return isBlank(text) ? productCardWords.noShortDescription : text;
}

/** '✓ En stock' in green or '✗ Rupture de stock' in red. */
export function StockLabel({ stockStatus }: { stockStatus: string | null | undefined }) {
  const isGone = stockStatus === 'outofstock';
  return (
    <span className={cx('font-medium text-sm', isGone ? 'text-red-700' : 'text-green-700')}>
      {stockLabel(stockStatus)}
    </span>
  );
}
