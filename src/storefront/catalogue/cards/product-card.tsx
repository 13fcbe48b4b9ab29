import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListingProduct } from '@/contract/catalogue';
import type { Confidence } from '@/domain/boilers/boilers';
import { canBuy, showsStock } from '@/domain/products/availability';
import { ConfidenceBadge } from '@/storefront/boilers/confidence-badge';
import { StockLabel } from '@/storefront/catalogue/cards/card-parts';
import { addButtonLabel } from '@/storefront/ui/availability-labels';
import { buttonClass } from '@/storefront/ui/button';
import { ProductPicture } from '@/storefront/ui/product-picture';
import { TagBadges } from '@/storefront/ui/tag-badges';
import { commonWords } from '@/words/fr/common';
import { CardAddButton } from './card-add-button';
import { CARD, CARD_SIZES, CardReference, ProductPrice, shortDescriptionOf } from './card-parts';
import { ProductLink } from './product-link';

/** What a card shows of a product, and what its button puts into the cart. */
export type CardProduct = Omit<ListingProduct, 'tags' | 'categories' | 'confidence' | 'unfit' | 'is_comparable'> & {
  tags: readonly { name: string }[];
};

type ProductCardProps = {
  product: CardProduct;
  /** in sight when the page opens, so its picture is fetched first */
  isFirst: boolean;
  /** for a list with one boiler's parts; `model` as people read it, null if it is not known */
  fit?: { confidence: Confidence; model: string | null };
  /** the way to compare it with others */
  compare?: ReactNode;
};

/** One product of the listing. */
export function ProductCard({ product, isFirst, fit, compare }: ProductCardProps) {
  const label = addButtonLabel(product);
  return (
    <article
      className={`${CARD.box} transition-shadow focus-within:border-slate-400 hover:border-slate-300 hover:shadow-md`}
    >
      <div className={CARD.picture}>
        <ProductPicture src={product.main_image} sizes={CARD_SIZES} size={400} isPriority={isFirst} />
      </div>
      <div className={CARD.text}>
        <h2 className={CARD.title} title={product.title}>
          <ProductLink id={product.id} title={product.title} />
        </h2>
        <div className={CARD.facts}>
          <CardReference reference={product.reference} />
          <TagBadges names={product.tags.map(({ name }) => name)} />
        </div>
        {fit && <ConfidenceBadge isConfirmed={fit.confidence === 'confirmed'} model={fit.model} />}
        {product.hint !== undefined && <p className="font-medium text-blue-900 text-xs leading-4">{product.hint}</p>}
        <p className={CARD.description}>{shortDescriptionOf(product)}</p>
        {compare}
      </div>
      <div className={CARD.foot}>
        <div className="min-w-0">
          <div className={CARD.price}>
            <ProductPrice price={product.price} />
          </div>
          <div className={CARD.stock}>{showsStock(product) && <StockLabel stockStatus={product.stock_status} />}</div>
        </div>
        <CardAddButton
          product={buyable(product)}
          label={commonWords.labelled(label, product.title)}
          isOff={!canBuy(product).ok}
          className={buttonClass({ variant: 'outline', size: 'md', className: CARD.button })}
        >
          <ShoppingCart aria-hidden className="size-4 max-[24rem]:hidden" />
          {label}
        </CardAddButton>
      </div>
    </article>
  );
}

/** What the button needs of a product: on a page that the server renders, this travels with the page for each card. */
function buyable({ id, title, price, stock, in_stock, stock_status, main_image }: CardProduct) {
  return { id, title, price, stock, in_stock, stock_status, image: main_image };
}
