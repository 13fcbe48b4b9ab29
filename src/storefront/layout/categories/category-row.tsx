'use client';

import { ChevronRight } from 'lucide-react';
import type { CategoryEntry } from '@/contract/catalogue';
import { categoryListWords } from '@/words/fr/catalogue/category-lists';
import { commonWords } from '@/words/fr/common';
import { ShopLink } from '../../ui/shop-link';
import { CategoryPicture } from './category-picture';

type CategoryRowProps = { category: CategoryEntry; onOpen: () => void; onLeave: () => void };

const ROW = 'flex min-h-16 w-full cursor-pointer items-center gap-3 rounded-lg p-2 text-start hover:bg-slate-100';

/** A category with children opens them; one without leads to its brands. */
export function CategoryRow({ category, onOpen, onLeave }: CategoryRowProps) {
  return (
    <li>
      {category.children.length > 0 ? (
        <button type="button" onClick={onOpen} className={ROW}>
          <Content category={category} />
        </button>
      ) : (
        <ShopLink href={`/category/${encodeURIComponent(category.slug)}/brands`} onClick={onLeave} className={ROW}>
          <Content category={category} />
        </ShopLink>
      )}
    </li>
  );
}

function Content({ category }: { category: CategoryEntry }) {
  const { name, image_url, product_count, children } = category;
  return (
    <>
      <CategoryPicture src={image_url} />
      <span className="min-w-0 flex-1">
        <span className="block break-words font-semibold text-slate-900">{name}</span>
        <span className="flex flex-wrap gap-x-2 text-slate-600 text-sm tabular-nums">
          <span>{commonWords.productCount(product_count)}</span>
          {children.length > 0 && <span>{categoryListWords.subcategoryCount(children.length)}</span>}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-slate-500" />
    </>
  );
}
