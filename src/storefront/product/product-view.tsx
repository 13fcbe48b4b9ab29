import { Star } from 'lucide-react';
import { cx } from '@/client/classes';
import type { ProductDetail } from '@/contract/catalogue';
import type { Fitting } from '@/domain/boilers/fit-verdict';
import { formatRawPrice } from '@/domain/price-texts';
import { hasPrice, showsStock } from '@/domain/products/availability';
import { isBlank } from '@/domain/text';
import { FitLine } from '@/storefront/boilers/product-fits';
import { ReplacedBy } from '@/storefront/boilers/replacements';
import { StockLabel } from '@/storefront/catalogue/cards/card-parts';
import { Tabs } from '@/storefront/ui/tabs';
import { TagBadges } from '@/storefront/ui/tag-badges';
import { availabilityWords } from '@/words/fr/catalogue/availability';
import { productWords } from '@/words/fr/catalogue/product';
import { productCardWords } from '@/words/fr/catalogue/product-card';
import { Assurances } from './assurances';
import { Attributes } from './attributes';
import { BuyBox } from './buy-box';
import { Description } from './description';
import { Facts } from './facts';
import { Gallery } from './gallery/gallery';
import { picturesOf } from './pictures';
import { ProductInfo } from './product-info';

type ProductViewProps = {
  /** without its number of pieces */
  product: ProductDetail;
  /** whether the shop counts its pieces */
  isCounted: boolean;
};

/**
 * One product: what it is and costs and whether it fits, its pictures, how to get it. On a phone in this order, with a low gallery, so
 * that title, price and fit are in the first view; on wide screens pictures, product and information side by side.
 */
export function ProductView({ product, isCounted }: ProductViewProps) {
  const pictures = picturesOf(product);
  const { id, title, price, in_stock, stock_status, short_description, categories, tags } = product;
  const fitting = fittingOf(product);
  const isInfoLong = isLong(product);
  return (
    <article>
      <div className={cx(GRID, isInfoLong ? LONG_INFO : SHORT_INFO)}>
        <header className="flex min-w-0 flex-col gap-2 md:col-start-2">
          {categories[0] && (
            <p className="flex text-xs">
              <span className="min-w-0 truncate rounded-full bg-blue-100 px-2.5 py-1 font-medium text-blue-900">
                {categories[0]}
              </span>
            </p>
          )}
          <h1 className="break-words font-bold text-slate-900 text-xl leading-tight tracking-tight sm:text-2xl">
            {title}
          </h1>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {product.reference !== null && (
              <p className="text-slate-700 text-sm tabular-nums xl:hidden">
                {productCardWords.reference(product.reference)}
              </p>
            )}
            <TagBadges names={tags} />
          </div>
          <div className="flex flex-wrap items-baseline gap-x-4">
            <Price price={price} />
            {showsStock(product) && <StockLabel stockStatus={stock_status} />}
          </div>
          <FitLine fits={product.fits} fitting={fitting} />
          <ReplacedBy part={product.replaced_by} />
        </header>
        <div className="min-w-0 md:col-start-1 md:row-span-2 md:row-start-1">
          <Gallery key={id} pictures={pictures} title={title} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 md:col-start-2">
          <BuyBox
            key={id}
            product={{ id, title, price, in_stock, stock_status, image: pictures[0] ?? null }}
            isCounted={isCounted}
            fitting={fitting}
            categories={product.category_slugs}
          />
          <Assurances />
          <p className="max-w-prose break-words text-slate-700 leading-7">
            {isBlank(short_description) ? productWords.noDescription : short_description}
          </p>
          <Stars />
        </div>
        <div
          className={cx(
            'min-w-0 md:col-span-2 xl:col-span-1 xl:col-start-3 xl:row-start-1',
            isInfoLong ? 'xl:row-span-3' : 'xl:row-span-2',
          )}
        >
          <ProductInfo product={product} />
        </div>
        <div className={cx('mt-4 min-w-0 md:col-span-2', !isInfoLong && 'xl:col-span-3')}>
          <Tabs
            key={id}
            label={productWords.details}
            tabs={[
              { label: productWords.description, content: <DescriptionPanel product={product} /> },
              { label: productWords.facts, content: <Facts product={product} /> },
            ]}
          />
        </div>
      </div>
    </article>
  );
}

/** One object for all parts of the page that need it: it travels with the page once. */
function fittingOf({ fits, asks_fit }: ProductDetail): Fitting {
  return { fits: fits.map(({ slug, confidence }) => ({ slug, confidence })), isPart: asks_fit !== false };
}

/**
 * The first row never grows, so that a high gallery leaves its space below the button. A long column of information goes on beside the
 * description; below a short one the description has the whole width.
 */
const GRID =
  'grid gap-x-8 gap-y-4 md:grid-cols-2 md:grid-rows-[minmax(min-content,0px)_auto] lg:gap-x-10 xl:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(18rem,4fr)]';
const LONG_INFO = 'xl:grid-rows-[minmax(min-content,0px)_auto_1fr]';
const SHORT_INFO = 'xl:grid-rows-[minmax(min-content,0px)_auto]';

/** Entries of the information beside pictures and button, more of which are higher than these. */
const MOST_ENTRIES = 4;

function isLong({ fits, replaces, documents }: ProductDetail): boolean {
  return fits.length + replaces.length + documents.length > MOST_ENTRIES;
}

/** On a phone what decides comes before the text. */
function DescriptionPanel({ product }: { product: ProductDetail }) {
  const description = <Description html={product.description} title={product.title} isAlone={!product.attributes} />;
  if (!product.attributes) return description;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-10">
      <div className="min-w-0 max-lg:order-last">{description}</div>
      <Attributes product={product} />
    </div>
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
    <p className="flex items-center gap-1.5 text-slate-600 text-xs">
      <span aria-hidden className="flex">
        {FIVE.map((star) => (
          <Star key={star} className="size-3.5 text-slate-300" fill="currentColor" />
        ))}
      </span>
      {productWords.reviewsSoon}
    </p>
  );
}
