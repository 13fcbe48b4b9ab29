'use client';

import { CircleX, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ListingProduct, ProductsAnswer } from '@/contract/catalogue';
import { boilerHref } from '@/domain/boilers/boiler-hrefs';
import { formatListPrice } from '@/domain/price-texts';
import { hasPrice } from '@/domain/products/availability';
import { NO_FILTERS, rankedFilters, writeListingFilters } from '@/domain/search/listing-filters';
import { getJson } from '@/storefront/api/calls';
import type { DoubtfulFit } from '@/storefront/boilers/mine/use-my-fit';
import { listingHref } from '@/storefront/catalogue/state/listing-url';
import { ShopLink } from '@/storefront/ui/shop-link';
import { boilerFitWords } from '@/words/fr/boilers/boiler-fit';

/** Parts that are offered by name. */
const OFFERED = 3;

type FitNoticeProps = {
  id: string;
  fit: DoubtfulFit;
  product: { id: number; categories: readonly string[] };
};

/** Beside the button of a part that does not fit the visitor's boiler, or is not verified for it: says so, and offers those that do fit. */
export function FitNotice({ id, fit: { boiler, name, verdict }, product }: FitNoticeProps) {
  const filters = { ...NO_FILTERS, categories: [...product.categories], boiler: boiler.slug };
  const found = useRightParts(writeListingFilters(rankedFilters(filters, null)).toString());
  const right = found?.products.filter((part) => part.id !== product.id && part.confidence === 'confirmed') ?? [];
  const [Icon, look, color] =
    verdict === 'notMeant'
      ? [CircleX, 'border-red-300 bg-red-50', 'text-red-800']
      : [TriangleAlert, 'border-amber-300 bg-amber-50', 'text-amber-800'];
  return (
    <div className={`flex w-full flex-col gap-1 rounded-lg border p-3 text-slate-900 text-sm ${look}`}>
      <p id={id} className="flex items-start gap-2 font-semibold">
        <Icon aria-hidden className={`size-5 shrink-0 ${color}`} />
        <span className="min-w-0 break-words">{boilerFitWords.beside[verdict](name)}</span>
      </p>
      {right.length > 0 && (
        <>
          <p className="mt-1">{boilerFitWords.rightParts}</p>
          <ul>
            {right.slice(0, OFFERED).map((part) => (
              <RightPart key={part.id} part={part} />
            ))}
          </ul>
        </>
      )}
      {found && (
        <p>
          <ShopLink
            href={right.length > OFFERED ? listingHref('/products', filters) : boilerHref(boiler)}
            className="inline-flex min-h-11 items-center font-semibold text-blue-900 underline"
          >
            {right.length > OFFERED ? boilerFitWords.allRightParts(found.total) : boilerFitWords.boilerParts}
          </ShopLink>
        </p>
      )}
    </div>
  );
}

function RightPart({ part }: { part: ListingProduct }) {
  return (
    <li>
      <ShopLink
        href={`/product/${part.id}`}
        className="flex min-h-11 items-center justify-between gap-3 text-blue-900 hover:underline"
      >
        <span className="line-clamp-2 min-w-0 break-words underline">{part.title}</span>
        {hasPrice(part.price) && (
          <span className="shrink-0 font-semibold text-slate-900 tabular-nums">{formatListPrice(part.price)}</span>
        )}
      </ShopLink>
    </li>
  );
}

/** Null until they are known; a failure offers nothing. @param query of the listing */
function useRightParts(query: string): ProductsAnswer | null {
  const [known, setKnown] = useState<{ query: string; answer: ProductsAnswer } | null>(null);
  useEffect(() => {
    const reading = new AbortController();
    getJson<ProductsAnswer>(`/api/products/?${query}`, { signal: reading.signal }).then(
      (answer) => setKnown({ query, answer }),
      () => undefined,
    );
    return () => reading.abort();
  }, [query]);
  return known?.query === query ? known.answer : null;
}
