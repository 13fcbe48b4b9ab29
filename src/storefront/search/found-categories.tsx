import type { FoundCategory } from '@/contract/catalogue';
import { listingLink } from '@/storefront/catalogue/links';
import { TitledSection } from '@/storefront/layout/titled-section';
import { ProductPicture } from '@/storefront/ui/product-picture';
import { ShopLink } from '@/storefront/ui/shop-link';
import { commonWords } from '@/words/fr/common';

/** The categories that the text names: chips, so that the products stay in sight below them. */
export function FoundCategories({ categories }: { categories: readonly FoundCategory[] }) {
  return (
    <TitledSection id="categories-trouvees" title={commonWords.categories}>
      <ul className="flex flex-wrap gap-3">
        {categories.map(({ id, name, slug, image_url, product_count }) => (
          <li key={id} className="min-w-0">
            <ShopLink
              href={listingLink({ category: slug })}
              className="group flex min-h-12 items-center gap-3 rounded-xl border border-slate-200 bg-white py-2 ps-2 pe-4 hover:border-blue-900"
            >
              <ProductPicture src={image_url} size={40} isPriority className="w-10 shrink-0" />
              <span className="min-w-0">
                <span className="block break-words font-semibold text-slate-900 group-hover:text-blue-900">{name}</span>
                <span className="block text-slate-600 text-sm tabular-nums">
                  {commonWords.productCount(product_count)}
                </span>
              </span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
