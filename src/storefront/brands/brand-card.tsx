import { ProductPicture } from '@/storefront/ui/product-picture';
import { ShopLink } from '@/storefront/ui/shop-link';
import { commonWords } from '@/words/fr/common';

export type BrandCardProps = {
  name: string;
  logo: string | null;
  /** products */
  count: number;
  href: string;
};

/**
 * A brand's logo, name and number of products; the whole card leads to them. The logo waits until the page has its style
 * sheet: a dozen of them fetched first would hold that up.
 */
export function BrandCard({ name, logo, count, href }: BrandCardProps) {
  return (
    <ShopLink
      href={href}
      className="group flex h-full items-center overflow-hidden rounded-xl sm:flex-col sm:items-stretch border border-slate-200 bg-white transition-shadow duration-150 hover:border-blue-900 hover:shadow-md"
    >
      <span className="grid shrink-0 place-items-center ps-1.5 sm:px-3 sm:pt-2">
        <ProductPicture src={logo} sizes="96px" size={112} className="w-10 bg-white! sm:w-20" />
      </span>
      {/* A narrow tile holds 'Chaffoteaux' beside the logo; a longer word breaks rather than widen the page. */}
      <span className="flex min-w-0 flex-1 flex-col gap-0.5 py-2 ps-2 pe-1 sm:px-3 sm:pt-0 sm:pb-3 sm:text-center">
        <span className="break-words font-semibold text-slate-900 text-sm max-sm:tracking-tight sm:text-base group-hover:text-blue-900">
          {name}
        </span>
        <span className="text-slate-600 text-sm tabular-nums sm:mt-auto">{commonWords.productCount(count)}</span>
      </span>
    </ShopLink>
  );
}
