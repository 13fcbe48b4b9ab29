import type { AdminCategoryNode } from '@/contract/admin/categories';
import { flattenTree } from '@/domain/category-tree';
import { StatCard } from '../ui/stat-card';

/** The three cards above the list. */
export function CategoryStats({ tree }: { tree: readonly AdminCategoryNode[] }) {
  const total = flattenTree(tree).length;
  return (
    <dl className="mb-6 grid grid-cols-3 gap-3">
      <StatCard label="Total Categories" value={total} />
      <StatCard label="Parent Categories" value={tree.length} />
      <StatCard label="Subcategories" value={total - tree.length} />
    </dl>
  );
}
