import { Star } from 'lucide-react';
import type { ProductDetail } from '@/contract/catalogue';
import { hasPrice } from '@/domain/availability';
import { formatRawPrice } from '@/domain/money';
import { isBlank } from '@/domain/text';
import { ProductFits } from '@/storefront/boilers/product-fits';
import { Replacements } from '@/storefront/boilers/replacements';
import { StockLabel } from '@/storefront/catalogue/cards/card-parts';
import { DeliveryEstimateHost } from '@/storefront/delivery/delivery-estimate-host';
import { Tabs } from '@/storefront/ui/tabs';
import { TagBadges } from '@/storefront/ui/tag-badges';
import { availabilityWords } from '@/words/fr/availability';
import { productWords } from '@/words/fr/product';
import { BuyBox } from './buy-box';
import { Description } from './description';
import { Facts } from './facts';
import { Gallery } from './gallery/gallery';
import { picturesOf } from './pictures';

type ProductViewProps = {
  /** without its number of pieces */
  product: ProductDetail;
  /** whether the shop counts its pieces */
  isCounted: boolean;
};

/** One product: pictures, what it is, what it costs, how to get it. */
export function ProductView({ product, isCounted }: ProductViewProps) {
  const pictures = picturesOf(product);
  const { id, title, price, in_stock, stock_status, short_description, categories, tags } = product;
  return (
    <article>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12">
        <Gallery key={id} pictures={pictures} title={title} />
        <div className="flex min-w-0 flex-col gap-4">
          {categories[0] && (
            <p>
              <span className="inline-block rounded-full bg-blue-100 px-3 py-1 font-medium text-blue-900 text-sm">
                {categories[0]}
              </span>
            </p>
          )}
          <h1 className="break-words font-bold text-2xl text-slate-900 leading-tight tracking-tight sm:text-3xl">
            {title}
          </h1>
          <Stars />
          <p className="max-w-prose break-words text-slate-700 leading-7">
            {isBlank(short_description) ? productWords.noDescription : short_description}
          </p>
          <Price price={price} />
          <StockLabel stockStatus={stock_status} />
          <TagBadges names={tags} />
          <BuyBox
            key={id}
            product={{ id, title, price, in_stock, stock_status, image: pictures[0] ?? null }}
            isCounted={isCounted}
          />
          <ProductFits product={product} />
          <Replacements product={product} />
          <DeliveryEstimateHost />
        </div>
      </div>
      <div className="mt-10">
        <Tabs
          key={id}
          label={productWords.details}
          tabs={[
            { label: productWords.description, content: <Description html={product.description} title={title} /> },
            { label: productWords.facts, content: <Facts product={product} /> },
          ]}
        />
      </div>
    </article>
  );
}

/** The price as received, and that taxes are in it. */
function Price({ price }: { price: number | null }) {
  if (!hasPrice(price)) return <p className="font-semibold text-slate-700 text-xl">{availabilityWords.noPrice}</p>;
  return (
    <p className="flex items-baseline gap-2">
      <span className="font-bold text-3xl text-slate-900 tabular-nums">{formatRawPrice(price)}</span>
      <span className="text-slate-600 text-sm">{productWords.allTaxes}</span>
    </p>
  );
}

const FIVE = [1, 2, 3, 4, 5];

/** Decoration only: there are no reviews yet. */
function Stars() {
  return (
    <p className="flex items-center gap-2 text-slate-600 text-sm">
      <span aria-hidden className="flex">
        {FIVE.map((star) => (
          <Star key={star} className="size-4 text-slate-300" fill="currentColor" />
        ))}
      </span>
      {productWords.reviewsSoon}
    </p>
  );
}
