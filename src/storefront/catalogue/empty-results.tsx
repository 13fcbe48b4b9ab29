import { PackageSearch } from 'lucide-react';
import { Button } from '@/storefront/ui/button';
import { ShopLink } from '@/storefront/ui/shop-link';
import { catalogueWords } from '@/words/fr/catalogue/catalogue';

type EmptyResultsProps = {
  isNarrowed: boolean;
  /** the boiler that the list is narrowed to; null for none */
  model?: string | null;
  onClear: () => void;
  /** takes the boiler out of the filters */
  onWiden?: () => void;
};

/** No products: because of the boiler or the filters, or because the shop has no products. */
export function EmptyResults({ isNarrowed, model = null, onClear, onWiden }: EmptyResultsProps) {
  const clear = () => {
    onClear();
    // The button goes with the filters; the keyboard goes on from the page's beginning.
    document.getElementById('contenu')?.focus({ preventScroll: true });
  };
  return (
    <div className="flex flex-col items-center gap-4 rounded-lg border border-slate-200 px-6 py-10 text-center">
      <PackageSearch aria-hidden className="size-10 text-slate-400" />
      <p className="text-slate-700">{textOf({ isNarrowed, model })}</p>
      {model !== null && onWiden && (
        <Button variant="outline" size="md" onClick={onWiden}>
          {catalogueWords.otherBoilers}
        </Button>
      )}
      {isNarrowed && (
        <Button variant="primary" size="md" onClick={clear}>
          {catalogueWords.clear}
        </Button>
      )}
      <ShopLink
        href="/demande-piece"
        className="inline-flex min-h-11 items-center font-semibold text-blue-900 text-sm underline underline-offset-4 hover:no-underline"
      >
        {catalogueWords.askForPart}
      </ShopLink>
    </div>
  );
}

function textOf({ isNarrowed, model }: { isNarrowed: boolean; model: string | null }): string {
  if (model !== null) return catalogueWords.noneForBoiler(model);
  return isNarrowed ? catalogueWords.noneWithFilters : catalogueWords.none;
}
