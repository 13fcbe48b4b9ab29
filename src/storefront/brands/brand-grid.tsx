import { BrandCard, type BrandCardProps } from './brand-card';

const GRID = 'grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-4 md:grid-cols-4 xl:grid-cols-6';
const SKELETON = 'flex items-center gap-2 overflow-hidden rounded-xl border border-slate-200 ps-2 sm:flex-col sm:ps-0';
/** As many as are in sight on a wide screen: two rows. */
const SKELETON_CARDS = 12;

export function BrandGrid({ brands }: { brands: readonly (BrandCardProps & { id: number })[] }) {
  return (
    <ul className={GRID}>
      {brands.map(({ id, ...card }) => (
        <li key={id} className="min-w-0">
          <BrandCard {...card} />
        </li>
      ))}
    </ul>
  );
}

/** Cards in their final size, while the brands are loading. */
export function BrandGridSkeleton() {
  return (
    <div aria-hidden className={`${GRID} motion-safe:animate-pulse`}>
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal cards that never change places
        <div key={index} className={SKELETON}>
          <div className="my-1 size-10 shrink-0 rounded bg-slate-100 sm:mt-2 sm:mb-0 sm:size-20" />
          <div className="flex w-2/3 flex-col gap-1.5 pb-1 sm:items-center sm:pb-3">
            <div className="h-5 w-full rounded bg-slate-200" />
            <div className="h-4 w-2/3 rounded bg-slate-100" />
          </div>
        </div>
      ))}
    </div>
  );
}
