import type { SearchAnswer } from '@/contract/catalogue';
import { plural } from '@/domain/text';

/** How much was found in all, whatever the type filter shows of it. Undefined: it is on its way. */
export function ResultCount({ found }: { found: SearchAnswer | undefined }) {
  return (
    <p role="status" className="mt-2 text-slate-600 tabular-nums">
      {found === undefined ? 'Recherche en cours...' : wordsOf(found)}
    </p>
  );
}

function wordsOf({ products, brands }: SearchAnswer): string {
  const total = plural(products.length + brands.length, 'résultat');
  return `${total} : ${plural(products.length, 'produit')}, ${plural(brands.length, 'marque')}`;
}
