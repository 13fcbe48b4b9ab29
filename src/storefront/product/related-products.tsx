import type { RelatedAnswer } from '@/contract/catalogue';
import { productWords } from '@/words/fr/product';
import { RelatedCard } from './related-card';

/** Up to four similar products; empty if there are no such products. */
export function RelatedProducts({ related }: { related: RelatedAnswer | null }) {
  if (!related || related.related_products.length === 0) return null;
  return (
    <section aria-labelledby="produits-similaires" className="mt-10 border-slate-200 border-t pt-8">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="produits-similaires" className="font-bold text-slate-900 text-xl">
          {productWords.related}
        </h2>
        <p className="text-slate-600 text-sm tabular-nums">{productWords.found(related.total_found)}</p>
      </div>
      <div className="@container">
        <ul className="grid @4xl:grid-cols-4 @md:grid-cols-2 grid-cols-1 gap-4">
          {related.related_products.map((product) => (
            <li key={product.id} className="min-w-0">
              <RelatedCard product={product} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
