import type { CategoryEntry } from '@/contract/catalogue';
import { ShopLink } from '@/storefront/ui/shop-link';
import { catalogueWords } from '@/words/fr/catalogue/catalogue';

type SubcategoryRowProps = {
  category: CategoryEntry;
  /** the list of a category by its slug, under the other filters */
  hrefOf: (slug: string) => string;
};

/**
 * The next level of the listed category where the filters are in a sheet: a row that is pushed aside. Links, so that the way back
 * leads to the category above.
 */
export function SubcategoryRow({ category, hrefOf }: SubcategoryRowProps) {
  return (
    <nav aria-label={catalogueWords.subcategoriesOf(category.name)} className="mb-4 lg:hidden">
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-6 sm:px-6">
        {category.children.map(({ id, slug, name, product_count }) => (
          <li key={id} className="shrink-0">
            <ShopLink
              href={hrefOf(slug)}
              className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border border-slate-300 px-4 text-sm hover:border-blue-900 hover:bg-blue-50"
            >
              {name}
              <span className="text-slate-600 tabular-nums">{product_count}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
