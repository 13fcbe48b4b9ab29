'use client';

import { useEffect, useState } from 'react';
import type { RelatedAnswer } from '@/contract/catalogue';
import { boilerName } from '@/domain/boilers/boilers';
import { getJson } from '@/storefront/api/calls';
import { useMyBoiler } from '@/storefront/boilers/mine/my-boiler';
import { relatedWords } from '@/words/fr/catalogue/related-products';
import { RelatedCard } from './related-card';
import type { ShownRelated } from './shown-related';

type RelatedProductsProps = {
  /** of the product that they are similar to */
  id: number;
  products: readonly ShownRelated[];
  totalFound: number;
};

/** Up to four similar products: those of the page, or with a remembered boiler rather those that fit it. */
export function RelatedProducts({ id, products, totalFound }: RelatedProductsProps) {
  const mine = useMyBoiler();
  const own = useRelatedFor(id, mine?.slug ?? '');
  const model = own && mine ? boilerName(mine) : null;
  const shown = own?.related_products ?? products;
  return (
    <section aria-labelledby="produits-similaires" className="mt-10 border-slate-200 border-t pt-8">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="produits-similaires" className="font-bold text-slate-900 text-xl">
          {relatedWords.related}
        </h2>
        <p className="text-slate-600 text-sm tabular-nums">{relatedWords.found(own?.total_found ?? totalFound)}</p>
      </div>
      <div className="@container">
        <ul className="grid @2xl:grid-cols-4 @md:grid-cols-2 grid-cols-1 gap-4">
          {shown.map((product) => (
            <li key={product.id} className="min-w-0">
              <RelatedCard product={product} model={model} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Null without a boiler, until they are known, and after a failure: the page's own products then stay. */
function useRelatedFor(id: number, boiler: string): RelatedAnswer | null {
  const [known, setKnown] = useState<{ boiler: string; answer: RelatedAnswer } | null>(null);
  useEffect(() => {
    if (boiler === '') return;
    const reading = new AbortController();
    const query = new URLSearchParams({ boiler });
    getJson<RelatedAnswer>(`/api/product/${id}/related/?${query}`, { signal: reading.signal }).then(
      (answer) => setKnown({ boiler, answer }),
      () => undefined,
    );
    return () => reading.abort();
  }, [id, boiler]);
  return known?.boiler === boiler && known.answer.related_products.length > 0 ? known.answer : null;
}
