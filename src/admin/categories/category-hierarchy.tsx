'use client';

import { ChevronsDownUp, ChevronsUpDown, FolderTree } from 'lucide-react';
import { useState } from 'react';
import type { AdminCategoryNode } from '@/contract/admin/categories';
import { flattenTree } from '@/domain/products/flatten-tree';
import { isBlank } from '@/domain/text';
import { categoriesWords } from '@/words/en/catalogue/categories';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { CategoryRow, type OpenRows, type RowActions } from './category-row';

/**
 * Which rows of the tree are open: those that the reader opened, and those that hide what a search has found. Each search keeps
 * its own, so that clearing it leads back to the tree as it was.
 */
export function useOpenRows(search: string): OpenRows {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const key = (id: number) => `${search.trim()}\n${id}`;
  return {
    isOpen: (id: number, byDefault: boolean) => chosen.get(key(id)) ?? byDefault,
    setOpen: (ids: readonly number[], isOpen: boolean) =>
      setChosen((all) => new Map([...all, ...ids.map((id): [string, boolean] => [key(id), isOpen])])),
  };
}

/** The tree under its heading, with the buttons that open and close all of it. */
export function CategoryHierarchy({ shown, actions }: { shown: readonly AdminCategoryNode[]; actions: RowActions }) {
  const parents = flattenTree(shown)
    .filter(({ children }) => children.length > 0)
    .map(({ id }) => id);
  return (
    <section aria-labelledby="category-hierarchy" className="rounded-xl border border-slate-200 bg-white">
      <div className="flex flex-wrap items-center justify-between gap-2 border-slate-200 border-b py-2 ps-5 pe-3">
        <h2 id="category-hierarchy" className="font-semibold text-base">
          {categoriesWords.hierarchy}
        </h2>
        {parents.length > 0 && (
          <div className="flex gap-1">
            <Button variant="ghost" size="sm" onClick={() => actions.rows.setOpen(parents, true)}>
              <ChevronsUpDown aria-hidden className="size-4" /> {categoriesWords.expandAll}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => actions.rows.setOpen(parents, false)}>
              <ChevronsDownUp aria-hidden className="size-4" /> {categoriesWords.collapseAll}
            </Button>
          </div>
        )}
      </div>
      {shown.length > 0 ? (
        <ul aria-labelledby="category-hierarchy" className="-mb-px overflow-hidden rounded-b-xl">
          {shown.map((category) => (
            <CategoryRow key={category.id} category={category} depth={0} actions={actions} />
          ))}
        </ul>
      ) : (
        <Nothing isSearched={!isBlank(actions.search)} />
      )}
    </section>
  );
}

function Nothing({ isSearched }: { isSearched: boolean }) {
  return isSearched ? (
    <EmptyState Icon={FolderTree} isBare title={categoriesWords.none} text={categoriesWords.noneHint} />
  ) : (
    <EmptyState Icon={FolderTree} isBare title={categoriesWords.empty} />
  );
}
