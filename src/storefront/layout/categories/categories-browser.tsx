'use client';

import { useState } from 'react';
import type { CategoryEntry } from '@/contract/catalogue';

import { categoryListWords } from '@/words/fr/catalogue/category-lists';
import { LineDown } from '../../ui/line-down';
import { CategoryRow } from './category-row';
import { ChildHeader } from './child-header';
import { useCategories } from './use-categories';

/** The main view, or the children of the chosen category. `onLeave`: the shopper follows a link. */
export function CategoriesBrowser({ onLeave }: { onLeave: () => void }) {
  const { categories, isLoading, isLineDown, retry } = useCategories();
  const [ids, setIds] = useState<number[]>([]);
  const path = chosenPath(categories, ids);
  const parent = path.at(-1);
  const shown = parent ? parent.children : categories;
  return (
    <>
      {parent && (
        <ChildHeader
          key={parent.id}
          parent={parent}
          onBack={() => setIds(path.slice(0, -1).map(({ id }) => id))}
          onLeave={onLeave}
        />
      )}
      <p role="status" className={isLoading ? 'px-4 py-3 text-slate-600 text-sm' : 'sr-only'}>
        {isLoading ? categoryListWords.loadingCategories : ''}
      </p>
      {!isLoading && isLineDown && <LineDown onRetry={retry} className="m-4" />}
      {!isLoading && !isLineDown && shown.length === 0 && (
        <p className="px-4 py-12 text-center text-slate-600">
          {parent ? categoryListWords.noSubcategory : categoryListWords.noCategory}
        </p>
      )}
      <ul className="p-2">
        {shown.map((category) => (
          <CategoryRow
            key={category.id}
            category={category}
            onOpen={() => setIds([...path.map(({ id }) => id), category.id])}
            onLeave={onLeave}
          />
        ))}
      </ul>
    </>
  );
}

/**
 * Follows the chosen ids down the tree, as far as they still exist: the list is fetched again while the drawer is open.
 * @returns the chosen categories from the top; empty in the main view
 */
function chosenPath(categories: readonly CategoryEntry[], ids: readonly number[]): CategoryEntry[] {
  const path: CategoryEntry[] = [];
  let level = categories;
  for (const id of ids) {
    const found = level.find((category) => category.id === id);
    if (found === undefined) break;
    path.push(found);
    level = found.children;
  }
  return path;
}
