import { listingLink } from '@/storefront/catalogue/links';
import { ShopLink } from '@/storefront/ui/shop-link';
import { categoryTreeWords } from '@/words/fr/catalogue/category-tree';

type BrandChipsProps = {
  /** of the category */
  slug: string;
  category: string;
  brands: readonly string[];
};

/** The brands of a category, each leading to its products there. */
export function BrandChips({ slug, category, brands }: BrandChipsProps) {
  return (
    <ul aria-label={categoryTreeWords.brandsOf(category)} className="flex flex-wrap gap-2">
      {brands.map((brand) => (
        <li key={brand} className="min-w-0">
          <ShopLink
            href={listingLink({ category: slug, brand, opensFilters: true })}
            className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-full border border-slate-300 bg-white px-4 py-1 font-medium text-slate-800 text-sm hover:border-blue-900 hover:bg-blue-50 hover:text-blue-900 lg:min-h-9"
          >
            {brand}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
