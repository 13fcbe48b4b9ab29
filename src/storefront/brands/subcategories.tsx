import type { CategoryEntry } from '@/contract/catalogue';
import { listingLink } from '@/storefront/catalogue/links';
import { TitledSection } from '@/storefront/layout/titled-section';
import { ProductPicture } from '@/storefront/ui/product-picture';
import { ShopLink } from '@/storefront/ui/shop-link';
import { categoryListWords } from '@/words/fr/catalogue/category-lists';

/** The next level below a category, each leading to its products. Nothing for a category without any. */
export function Subcategories({ categories }: { categories: readonly CategoryEntry[] }) {
  if (categories.length === 0) return null;
  return (
    <TitledSection id="sous-categories" title={categoryListWords.subcategories}>
      <ul className="grid gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-3 xl:grid-cols-4">
        {categories.map(({ id, slug, name, image_url, product_count }) => (
          <li key={id} className="min-w-0">
            <ShopLink
              href={listingLink({ category: slug })}
              className="group flex h-full min-h-14 items-center gap-3 rounded-xl border border-slate-200 px-3 py-1.5 hover:border-blue-900 hover:bg-blue-50"
            >
              <ProductPicture src={image_url} sizes="40px" size={48} className="w-10 shrink-0" />
              <span className="min-w-0 flex-1 break-words font-medium text-slate-900 text-sm group-hover:text-blue-900">
                {name}
              </span>
              <span className="text-slate-600 text-sm tabular-nums">{product_count}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
