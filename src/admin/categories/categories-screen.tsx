'use client';

import { queryOptions } from '@tanstack/react-query';
import type { AdminCategoryNode } from '@/contract/admin/categories';
import { pathTo } from '@/domain/products/category-tree';
import { flattenTree } from '@/domain/products/flatten-tree';
import { countNamed, findCategories } from '@/domain/search/category-search';
import { isBlank } from '@/domain/text';
import { categoriesWords } from '@/words/en/catalogue/categories';
import { callAdmin } from '../api/client';
import { expected, isList, withLists } from '../api/expected';
import { RecordScreen } from '../records/record-screen';
import { useRecords } from '../records/use-records';
import { StatCard } from '../ui/stat-card';
import { CategoryDialog } from './category-dialog';
import { CategoryHierarchy, useOpenRows } from './category-hierarchy';

type Tree = AdminCategoryNode[];

const PATH = '/api/admin/categories2/';

/** The tree of categories, each level in French order. */
function categoryTreeQuery() {
  return queryOptions({
    queryKey: ['admin', 'categories'],
    queryFn: ({ signal }) => expected(callAdmin('GET', PATH, { signal }), isTree),
  });
}

const isNode = withLists<AdminCategoryNode>('children');

function isTree(answer: unknown): answer is Tree {
  return isList(answer) && answer.every((node) => isNode(node) && isTree(node.children));
}

export function CategoriesScreen() {
  const records = useRecords<Tree, AdminCategoryNode>(categoryTreeQuery(), 'category');
  const { data: tree, search, setEdited, setToDelete } = records;
  const rows = useOpenRows(search);
  return (
    <RecordScreen
      kind="category"
      records={records}
      words={categoriesWords.screen}
      collection="categories"
      path={PATH}
      stats={tree && <CategoryStats tree={tree} />}
      {...(tree && !isBlank(search) && { found: categoriesWords.found(countNamed(tree, search), search.trim()) })}
      form={({ onSaved, ...props }) =>
        tree && (
          <CategoryDialog
            path={PATH}
            tree={tree}
            onSaved={({ parent }) => {
              // Shows the row of what was saved.
              if (parent !== null) rows.setOpen(idsTo(tree, parent), true);
              onSaved();
            }}
            {...props}
          />
        )
      }
    >
      {tree && (
        <CategoryHierarchy
          shown={findCategories(tree, search)}
          actions={{ search, rows, branches: branchNames(tree), onEdit: setEdited, onDelete: setToDelete }}
        />
      )}
    </RecordScreen>
  );
}

function CategoryStats({ tree }: { tree: Readonly<Tree> }) {
  const total = flattenTree(tree).length;
  return (
    <dl className="mb-6 grid grid-cols-3 gap-3">
      <StatCard label={categoriesWords.total} value={total} />
      <StatCard label={categoriesWords.parents} value={tree.length} />
      <StatCard label={categoriesWords.subcategories} value={total - tree.length} />
    </dl>
  );
}

function idsTo(tree: Readonly<Tree>, id: number): number[] {
  return pathTo(tree, id).map((category) => category.id);
}

function branchNames(tree: Readonly<Tree>): ReadonlyMap<number, readonly string[]> {
  return new Map(flattenTree(tree).map(({ id, children }) => [id, children.map(({ name }) => name)]));
}
