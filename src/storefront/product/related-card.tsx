import { showsStock } from '@/domain/products/availability';
import { ConfidenceBadge } from '@/storefront/boilers/confidence-badge';
import {
  CARD,
  CARD_SIZES,
  ProductPrice,
  StockLabel,
  shortDescriptionOf,
} from '@/storefront/catalogue/cards/card-parts';
import { ProductLink } from '@/storefront/catalogue/cards/product-link';
import { ProductPicture } from '@/storefront/ui/product-picture';
import { TagBadges } from '@/storefront/ui/tag-badges';
import { relationWords } from '@/words/fr/catalogue/related-products';
import type { ShownRelated } from './shown-related';

type RelatedCardProps = {
  product: ShownRelated;
  /** the boiler for which its mark speaks; null for none */
  model: string | null;
};

export function RelatedCard({ product, model }: RelatedCardProps) {
  return (
    <article
      className={`${CARD.box} transition-shadow focus-within:border-slate-400 hover:border-slate-300 hover:shadow-md`}
    >
      <div className={CARD.picture}>
        <ProductPicture src={product.main_image} sizes={CARD_SIZES} size={400} />
      </div>
      <div className={CARD.text}>
        <p className="flex flex-wrap items-baseline gap-x-2 text-slate-600 text-xs">
          {/* a part for the visitor's boiler is not offered as the newest */}
          {!(product.confidence && product.relation_type === 'general') && (
            <span className="rounded bg-blue-50 px-2 py-0.5 font-medium text-blue-900">
              {relationWords[product.relation_type]}
            </span>
          )}
          <span className="min-w-0 truncate">{product.categories[0]}</span>
        </p>
        <h3 className={CARD.title} title={product.title}>
          <ProductLink id={product.id} title={product.title} />
        </h3>
        <div className={CARD.facts}>
          <TagBadges names={product.tags} />
        </div>
        {product.confidence && <ConfidenceBadge isConfirmed={product.confidence === 'confirmed'} model={model} />}
        <p className={CARD.description}>{shortDescriptionOf(product)}</p>
      </div>
      <div className={`${CARD.foot} @md:gap-y-0`}>
        <ProductPrice price={product.price} />
        <div className={CARD.stock}>{showsStock(product) && <StockLabel stockStatus={product.stock_status} />}</div>
      </div>
    </article>
  );
}
