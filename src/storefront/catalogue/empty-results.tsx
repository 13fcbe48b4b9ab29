import { PackageSearch } from 'lucide-react';
import { Button } from '@/storefront/ui/button';
import { catalogueWords } from '@/words/fr/catalogue';

/** No products: because of the filters, or because the shop has no products. */
export function EmptyResults({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const clear = () => {
    onClear();
    // The button goes with the filters; the keyboard goes on from the page's beginning.
    document.getElementById('contenu')?.focus({ preventScroll: true });
  };
  return (
    <div className="flex flex-col items-center gap-5 rounded-lg border border-slate-200 px-6 py-16 text-center">
      <PackageSearch aria-hidden className="size-10 text-slate-400" />
      <p className="text-slate-700">{isNarrowed ? catalogueWords.noneWithFilters : catalogueWords.none}</p>
      {isNarrowed && (
        <Button variant="primary" size="md" onClick={clear}>
          {catalogueWords.clear}
        </Button>
      )}
    </div>
  );
}
