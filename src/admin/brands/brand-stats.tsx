import type { AdminTagsAnswer } from '@/contract/admin/tags';
import { averageCount } from '@/domain/brands';
import { officeBrandsWords } from '@/words/en/brands';
import { StatCard } from '../ui/stat-card';

/** The four cards above the list. */
export function BrandStats({ answer: { tags, total_products } }: { answer: AdminTagsAnswer }) {
  return (
    <dl className="mb-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard label={officeBrandsWords.total} value={tags.length} />
      <StatCard label={officeBrandsWords.active} value={tags.length} />
      <StatCard label={officeBrandsWords.totalProducts} value={total_products} />
      <StatCard label={officeBrandsWords.average} value={averageCount(tags)} />
    </dl>
  );
}
