import { ChevronRight, TriangleAlert } from 'lucide-react';
import type { FoundFault } from '@/contract/catalogue';
import { ShopLink } from '@/storefront/ui/shop-link';
import { searchWords } from '@/words/fr/search';

/** What the typed fault codes mean, each leading to its page. */
export function FoundFaults({ faults }: { faults: readonly FoundFault[] }) {
  return (
    <section aria-labelledby="codes-trouves" className="mt-6">
      <h2 id="codes-trouves" className="mb-3 font-bold text-lg text-slate-900">
        {searchWords.faults}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {faults.map(({ id, brand, code, meaning, url }) => (
          <li key={id} className="min-w-0">
            <ShopLink
              href={url}
              className="group flex h-full items-center gap-3 rounded-xl border border-amber-300 bg-amber-50 p-4 hover:border-amber-700"
            >
              <TriangleAlert aria-hidden className="size-6 shrink-0 text-amber-800" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold text-slate-900 group-hover:text-blue-900">
                  {searchWords.fault(code, brand)}
                </span>
                <span className="line-clamp-2 break-words text-slate-700 text-sm">{meaning}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-slate-500" />
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
