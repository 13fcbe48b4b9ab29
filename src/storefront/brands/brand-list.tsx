import { Tags } from 'lucide-react';
import { Notice } from '@/storefront/ui/notice';
import { brandsWords } from '@/words/fr/catalogue/brands';
import { categoryListWords } from '@/words/fr/catalogue/category-lists';
import { commonWords } from '@/words/fr/common';
import type { BrandCardProps } from './brand-card';
import { BrandGrid, BrandGridSkeleton } from './brand-grid';

/** The number of brands and their cards; undefined while they are loading. */
export function BrandList({ brands }: { brands: readonly (BrandCardProps & { id: number })[] | undefined }) {
  return (
    <section aria-label={commonWords.brands} aria-busy={brands === undefined} className="mt-6">
      <p role="status" className="mb-4 text-slate-600 text-sm tabular-nums">
        {brands === undefined ? brandsWords.loading : brands.length > 0 && categoryListWords.brandCount(brands.length)}
      </p>
      <Shown brands={brands} />
    </section>
  );
}

function Shown({ brands }: { brands: readonly (BrandCardProps & { id: number })[] | undefined }) {
  if (brands === undefined) return <BrandGridSkeleton />;
  if (brands.length === 0) return <Notice Icon={Tags} title={brandsWords.none} />;
  return <BrandGrid brands={brands} />;
}
