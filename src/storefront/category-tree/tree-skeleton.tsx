import { commonWords } from '@/words/fr/common';
/** The search field and six buttons of the final size, while the tree is on its way. */
export function TreeSkeleton() {
  return (
    <div aria-busy className="motion-safe:animate-pulse">
      <p role="status" className="sr-only">
        {commonWords.loadingCategories}
      </p>
      <div className="mb-4 h-12 max-w-xl rounded-lg bg-slate-100" />
      <div className="grid grid-cols-2 gap-2 sm:gap-3 md:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((number) => (
          <div key={number} className="h-18 rounded-xl bg-slate-100 sm:h-26" />
        ))}
      </div>
    </div>
  );
}
