'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { AdminCategoryNode } from '@/contract/admin/categories';
import { countNamed, findCategories } from '@/domain/category-search';
import { flattenTree, pathTo } from '@/domain/category-tree';
import { isBlank } from '@/domain/text';
import { categoriesWords } from '@/words/en/categories';
import { refresh } from '../lib/refresh';
import { useQueryState } from '../lib/use-query-state';
import { Button, linkButton } from '../ui/button';
import { DeleteQuestion } from '../ui/delete-question';
import { QueryStates } from '../ui/load-states';
import { ScreenHeader } from '../ui/screen-header';
import { SearchBox } from '../ui/search-box';
import { CategoryDialog } from './category-dialog';
import { CategoryHierarchy } from './category-hierarchy';
import { CategoryStats } from './category-stats';
import { categoryTreeQuery, deleteCategory } from './queries';
import { useOpenRows } from './use-open-rows';

const STATE = { search: '' };

/** The tree of categories. */
export function CategoriesScreen() {
  const [{ search }, setState] = useQueryState(STATE);
  const client = useQueryClient();
  const query = useQuery(categoryTreeQuery());
  const { data: tree } = query;
  const [edited, setEdited] = useState<AdminCategoryNode | 'new' | null>(null);
  const [doomed, setDoomed] = useState<AdminCategoryNode | null>(null);
  const rows = useOpenRows(search);
  const reload = () => void refresh(client, categoryTreeQuery().queryKey);

  return (
    <>
      <ScreenHeader title={categoriesWords.title} subtitle={categoriesWords.subtitle}>
        <a href="/admin/collections/categories" className={linkButton({ variant: 'ghost' })}>
          {categoriesWords.openInCms}
        </a>
        <Button variant="primary" onClick={() => setEdited('new')}>
          <Plus aria-hidden className="size-4" /> {categoriesWords.add}
        </Button>
      </ScreenHeader>
      {tree && <CategoryStats tree={tree} />}
      <div className="mb-4 flex max-w-md flex-col gap-2">
        <SearchBox
          placeholder={categoriesWords.search}
          value={search}
          onSearch={(text) => setState({ search: text })}
        />
        <p role="status" className="break-words text-slate-600 text-sm empty:hidden">
          {tree && !isBlank(search) && categoriesWords.found(countNamed(tree, search), search.trim())}
        </p>
      </div>
      <QueryStates query={query} failure={categoriesWords.loadFailed} />
      {tree && (
        <CategoryHierarchy
          shown={findCategories(tree, search)}
          actions={{ search, rows, branches: branchNames(tree), onEdit: setEdited, onDelete: setDoomed }}
        />
      )}
      {tree && edited && (
        <CategoryDialog
          edited={edited === 'new' ? null : edited}
          tree={tree}
          onClose={() => setEdited(null)}
          onSaved={({ parent }) => {
            setEdited(null);
            // What was saved is to be seen.
            if (parent !== null) rows.setOpen(idsTo(tree, parent), true);
            reload();
          }}
          onOutdated={reload}
        />
      )}
      {doomed && (
        <DeleteQuestion
          doomed={doomed}
          kind="category"
          name={doomed.name}
          question={categoriesWords.deleteQuestion}
          remove={deleteCategory}
          onClose={() => setDoomed(null)}
          onSettled={reload}
        />
      )}
    </>
  );
}

function idsTo(tree: readonly AdminCategoryNode[], id: number): number[] {
  return pathTo(tree, id).map((category) => category.id);
}

function branchNames(tree: readonly AdminCategoryNode[]): ReadonlyMap<number, readonly string[]> {
  return new Map(flattenTree(tree).map(({ id, children }) => [id, children.map(({ name }) => name)]));
}
