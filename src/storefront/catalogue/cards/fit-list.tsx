import type { ListedModel, ListingProduct } from '@/contract/catalogue';
import { boilerName } from '@/domain/boilers/boilers';
import { CompareToggle } from '@/storefront/compare/compare-toggle';
import { confidenceWords } from '@/words/fr/boilers/confidence';
import { ProductGrid } from './card-parts';
import { ProductCard } from './product-card';

/** The pictures that are in sight when the page opens. */
const FIRST_CARDS = 4;

type FitListProps = {
  products: readonly ListingProduct[];
  /** the model whose parts are marked; null for none */
  model: ListedModel | null;
  /** its first pictures are in sight when the page opens */
  hasFirst?: boolean;
};

/** The cards of a list. With a boiler, its parts have a mark, and a line parts them from those that do not fit or were not checked. */
export function FitList({ products, model, hasFirst = true }: FitListProps) {
  const name = model && boilerName(model);
  const firstUnfit = products.findIndex(({ unfit }) => unfit);
  return (
    <ProductGrid>
      {products.flatMap((product, index) => [
        ...(index === firstUnfit ? [<UnfitLine key="unfit" />] : []),
        <li key={product.id} className="min-w-0">
          <ProductCard
            product={product}
            isFirst={hasFirst && index < FIRST_CARDS}
            {...(product.is_comparable && { compare: <CompareToggle id={product.id} title={product.title} /> })}
            {...(product.confidence && { fit: { confidence: product.confidence, model: name } })}
          />
        </li>,
      ])}
    </ProductGrid>
  );
}

function UnfitLine() {
  return (
    <li className="col-span-full border-slate-300 border-t-2 pt-3">
      <p className="font-semibold text-slate-700">{confidenceWords.unfitLine}</p>
    </li>
  );
}
