'use client';

import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { cx } from '@/client/classes';
import { isNamed } from '@/domain/search/category-search';
import { isBlank } from '@/domain/text';
import { listingLink } from '@/storefront/catalogue/links';
import { ShopLink } from '@/storefront/ui/shop-link';
import { categoryTreeWords } from '@/words/fr/catalogue/category-tree';
import { commonWords } from '@/words/fr/common';
import { BrandChips } from './brand-chips';
import type { TreeCategory } from './tree-category';

type SubCategoryProps = { category: TreeCategory; searched: string };

/** Opens to show its brands and subcategories; opens automatically if only a subcategory matches the search. */
export function SubCategory({ category, searched }: SubCategoryProps) {
  const { name, slug, product_count, tags, children } = category;
  const id = useId();
  const isCalledFor = !isBlank(searched) && !isNamed(category, searched) && children.length > 0;
  const [wasCalledFor, setWasCalledFor] = useState(isCalledFor);
  const [isOpen, setIsOpen] = useState(isCalledFor);
  if (isCalledFor !== wasCalledFor) {
    setWasCalledFor(isCalledFor);
    setIsOpen(isCalledFor);
  }
  const hasMore = tags.length + children.length > 0;

  return (
    <>
      <div className="flex items-stretch">
        {hasMore ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-h-12 min-w-0 flex-1 cursor-pointer items-center gap-2 rounded-lg px-3 py-2 text-start font-medium text-slate-900 text-sm hover:bg-slate-50 hover:text-blue-900"
          >
            <ChevronDown
              aria-hidden
              className={cx('size-4 shrink-0 text-slate-500 transition-transform', !isOpen && '-rotate-90')}
            />
            <span className="min-w-0 break-words">{name}</span>
          </button>
        ) : (
          <p className="flex min-h-12 min-w-0 flex-1 items-center break-words py-2 pe-3 ps-9 font-medium text-slate-900 text-sm">
            {name}
          </p>
        )}
        <ShopLink
          href={listingLink({ category: slug, opensFilters: true })}
          className="flex shrink-0 items-center rounded-lg px-3 text-blue-900 text-sm tabular-nums hover:bg-blue-50 hover:underline"
        >
          {commonWords.productCount(product_count)}
          <span className="sr-only">{categoryTreeWords.of(name)}</span>
        </ShopLink>
      </div>
      {isOpen && (
        <div id={id} className="border-slate-200 border-t">
          {children.length > 0 && (
            <ul
              aria-label={categoryTreeWords.subcategoriesOf(name)}
              className="divide-y divide-slate-200 border-slate-200 border-b ps-4"
            >
              {children.map((child) => (
                <li key={child.id}>
                  <SubCategory category={child} searched={searched} />
                </li>
              ))}
            </ul>
          )}
          {tags.length > 0 && (
            <div className="bg-slate-50 p-3 ps-9">
              {children.length > 0 && (
                <p aria-hidden className="mb-2 text-slate-600 text-sm">
                  {categoryTreeWords.brandsOf(name)}
                </p>
              )}
              <BrandChips slug={slug} category={name} brands={tags} />
            </div>
          )}
        </div>
      )}
    </>
  );
}
