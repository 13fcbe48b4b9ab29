import { Tags } from 'lucide-react';
import { plural } from '@/domain/text';
import { Notice } from '@/storefront/ui/notice';
import type { BrandCardProps } from './brand-card';
import { BrandGrid, BrandGridSkeleton } from './brand-grid';

/** Brands under their number; undefined while they are on their way. */
export function BrandList({ brands }: { brands: readonly (BrandCardProps & { id: number })[] | undefined }) {
  return (
    <section aria-label="Marques" aria-busy={brands === undefined} className="mt-6">
      <p role="status" className="mb-4 text-slate-600 text-sm tabular-nums">
        {brands === undefined ? 'Chargement des marques...' : brands.length > 0 && plural(brands.length, 'marque')}
      </p>
      <Shown brands={brands} />
    </section>
  );
}

function Shown({ brands }: { brands: readonly (BrandCardProps & { id: number })[] | undefined }) {
  if (brands === undefined) return <BrandGridSkeleton />;
  if (brands.length === 0) return <Notice Icon={Tags} title="Aucune marque trouvée" />;
  return <BrandGrid brands={brands} />;
}
