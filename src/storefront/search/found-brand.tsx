import type { SearchAnswer } from '@/contract/catalogue';
import { listingLink } from '@/storefront/catalogue/links';
import { ProductPicture } from '@/storefront/ui/product-picture';
import { ShopLink } from '@/storefront/ui/shop-link';
import { commonWords } from '@/words/fr/common';

/** A low card: the products that were found stay in sight below it. */
export function FoundBrand({ brand }: { brand: SearchAnswer['brands'][number] }) {
  const { name, image_url, product_count } = brand;
  return (
    <ShopLink
      href={listingLink({ brand: name, opensFilters: true })}
      className="group flex h-full items-center gap-3 rounded-xl border border-slate-200 bg-white p-3 transition-shadow duration-150 hover:border-blue-900 hover:shadow-md"
    >
      <ProductPicture src={image_url} size={56} isPriority className="w-14 shrink-0" />
      <span className="min-w-0">
        <span className="block break-words font-semibold text-slate-900 group-hover:text-blue-900">{name}</span>
        <span className="text-slate-600 text-sm tabular-nums">{commonWords.productCount(product_count)}</span>
      </span>
    </ShopLink>
  );
}
