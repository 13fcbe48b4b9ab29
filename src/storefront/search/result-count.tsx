import type { SearchAnswer } from '@/contract/catalogue';
import { searchWords } from '@/words/fr/search';

/** How much was found in all, whatever the type filter shows of it. Undefined: it is on its way. */
export function ResultCount({ found }: { found: SearchAnswer | undefined }) {
  return (
    <p role="status" className="mt-2 text-slate-600 tabular-nums">
      {found === undefined ? searchWords.searching : wordsOf(found)}
    </p>
  );
}

function wordsOf({ products, brands, is_exact }: SearchAnswer): string {
  const found = searchWords.found(products.length, brands.length);
  return is_exact === false ? searchWords.notAllWords(found) : found;
}
