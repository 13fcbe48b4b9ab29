import { productWords } from '@/words/fr/product';
import { RelatedCard } from './related-card';
import type { ShownRelated } from './shown-related';

type RelatedProductsProps = { products: readonly ShownRelated[]; totalFound: number };

/** Up to four similar products. */
export function RelatedProducts({ products, totalFound }: RelatedProductsProps) {
  return (
    <section aria-labelledby="produits-similaires" className="mt-10 border-slate-200 border-t pt-8">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="produits-similaires" className="font-bold text-slate-900 text-xl">
          {productWords.related}
        </h2>
        <p className="text-slate-600 text-sm tabular-nums">{productWords.found(totalFound)}</p>
      </div>
      <div className="@container">
        <ul className="grid @2xl:grid-cols-4 @md:grid-cols-2 grid-cols-1 gap-4">
          {products.map((product) => (
            <li key={product.id} className="min-w-0">
              <RelatedCard product={product} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
