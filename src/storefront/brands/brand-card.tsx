import { ProductPicture } from '@/storefront/ui/product-picture';
import { ShopLink } from '@/storefront/ui/shop-link';
import { commonWords } from '@/words/fr/common';

export type BrandCardProps = {
  name: string;
  logo: string | null;
  /** products */
  count: number;
  href: string;
  /** in sight when the page opens, so its logo is fetched at once */
  isFirst?: boolean;
};

/** A brand's logo, name and number of products; the whole card leads to them. */
export function BrandCard({ name, logo, count, href, isFirst = false }: BrandCardProps) {
  return (
    <ShopLink
      href={href}
      className="group flex h-full flex-col overflow-hidden rounded-xl border border-slate-200 bg-white transition-shadow duration-150 hover:border-blue-900 hover:shadow-md"
    >
      <span className="grid place-items-center px-3 pt-3 sm:pt-4">
        <ProductPicture src={logo} alt="" sizes="112px" size={112} isPriority={isFirst} className="w-20 sm:w-28" />
      </span>
      <span className="flex flex-1 flex-col gap-0.5 px-3 pt-1 pb-3 text-center sm:pb-4">
        <span className="break-words font-semibold text-slate-900 group-hover:text-blue-900">{name}</span>
        <span className="mt-auto text-slate-600 text-sm tabular-nums">{commonWords.productCount(count)}</span>
      </span>
    </ShopLink>
  );
}
