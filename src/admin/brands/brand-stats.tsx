import type { AdminTagsAnswer } from '@/contract/admin/tags';
import { averageCount } from '@/domain/brand-rules';
import { StatCard } from '../ui/stat-card';

/** The four cards above the list. */
export function BrandStats({ answer: { tags, total_products } }: { answer: AdminTagsAnswer }) {
  return (
    <dl className="mb-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard label="Total Brands" value={tags.length} />
      <StatCard label="Active Brands" value={tags.length} />
      <StatCard label="Total Products" value={total_products} />
      <StatCard label="Avg Products/Brand" value={averageCount(tags)} />
    </dl>
  );
}
