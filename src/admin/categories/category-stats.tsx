import type { AdminCategoryNode } from '@/contract/admin/categories';
import { flattenTree } from '@/domain/category-tree';
import { categoriesWords } from '@/words/en/categories';
import { StatCard } from '../ui/stat-card';

/** The three cards above the list. */
export function CategoryStats({ tree }: { tree: readonly AdminCategoryNode[] }) {
  const total = flattenTree(tree).length;
  return (
    <dl className="mb-6 grid grid-cols-3 gap-3">
      <StatCard label={categoriesWords.total} value={total} />
      <StatCard label={categoriesWords.parents} value={tree.length} />
      <StatCard label={categoriesWords.subcategories} value={total - tree.length} />
    </dl>
  );
}
