import { Search } from 'lucide-react';
import { Button } from '@/storefront/ui/button';
import { ShopLink } from '@/storefront/ui/shop-link';
import { emptyResultWords } from '@/words/fr/catalogue/empty-results';
import { filterWords } from '@/words/fr/catalogue/filters';

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
      <Search aria-hidden className="size-10 text-slate-400" />
      <p className="text-slate-700">{textOf({ isNarrowed, model })}</p>
      {model !== null && onWiden && (
        <Button variant="outline" size="md" onClick={onWiden}>
          {emptyResultWords.otherBoilers}
        </Button>
      )}
      {isNarrowed && (
        <Button variant="primary" size="md" onClick={clear}>
          {filterWords.clear}
        </Button>
      )}
      <ShopLink
        href="/demande-piece"
        className="inline-flex min-h-11 items-center font-semibold text-blue-900 text-sm underline underline-offset-4 hover:no-underline"
      >
        {emptyResultWords.askForPart}
      </ShopLink>
    </div>
  );
}

function textOf({ isNarrowed, model }: { isNarrowed: boolean; model: string | null }): string {
  if (model !== null) return emptyResultWords.noneForBoiler(model);
  return isNarrowed ? emptyResultWords.noneWithFilters : emptyResultWords.none;
}
