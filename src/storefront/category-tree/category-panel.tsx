import { cx } from '@/client/classes';
import { listingLink } from '@/storefront/catalogue/links';
import { buttonClass } from '@/storefront/ui/button';
import { ShopLink } from '@/storefront/ui/shop-link';
import { categoryListWords } from '@/words/fr/catalogue/category-lists';
import { categoryTreeWords } from '@/words/fr/catalogue/category-tree';
import { commonWords } from '@/words/fr/common';
import { BrandChips } from './brand-chips';
import { SubCategory } from './sub-category';
import type { TreeCategory } from './tree-category';

export const PANEL_ID = 'categorie-choisie';

const HEADING = 'mb-2 font-semibold text-slate-900 text-sm';

/** What the chosen top category holds: its products, its sub-categories, its brands. */
export function CategoryPanel({ category, searched }: { category: TreeCategory; searched: string }) {
  const { name, slug, product_count, tags, children } = category;
  return (
    <section
      id={PANEL_ID}
      aria-labelledby={`${PANEL_ID}-titre`}
      className="mt-3 rounded-xl border border-slate-200 p-4 sm:mt-4 sm:p-6"
    >
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <h2 id={`${PANEL_ID}-titre`} className="break-words font-bold text-slate-900 text-xl">
            {name}
          </h2>
          <p className="text-slate-600 text-sm tabular-nums">{commonWords.productCount(product_count)}</p>
        </div>
        <ShopLink
          href={listingLink({ category: slug, opensFilters: true })}
          className={buttonClass({ variant: 'primary' })}
        >
          {categoryTreeWords.seeAll}
          <span className="sr-only">{categoryTreeWords.of(name)}</span>
        </ShopLink>
      </div>
      <div
        className={cx('mt-5 grid gap-6 lg:gap-10', children.length > 0 && 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]')}
      >
        {children.length > 0 && (
          <div className="min-w-0">
            <h3 className={HEADING}>{categoryListWords.subcategories}</h3>
            <ul className="divide-y divide-slate-200 rounded-lg border border-slate-200">
              {children.map((child) => (
                <li key={child.id}>
                  <SubCategory category={child} searched={searched} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {tags.length > 0 && (
          <div className="min-w-0">
            <h3 className={HEADING}>{commonWords.brands}</h3>
            <BrandChips slug={slug} category={name} brands={tags} />
          </div>
        )}
      </div>
    </section>
  );
}
