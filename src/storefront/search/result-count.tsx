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

function wordsOf({ products, brands, is_exact }: SearchAnswer): string {
  const total = plural(products.length + brands.length, 'résultat');
  const parts = `${total} : ${plural(products.length, 'produit')}, ${plural(brands.length, 'marque')}`;
  return is_exact === false ? `${parts}. Aucun ne contient tous vos mots : voici les plus proches.` : parts;
}
