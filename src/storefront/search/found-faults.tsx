import { TriangleAlert } from 'lucide-react';
import type { FoundFault } from '@/contract/catalogue';
import { searchWords } from '@/words/fr/catalogue/search';
import { searchAnswerWords } from '@/words/fr/catalogue/search-answers';
import { FoundLink } from './found-link';

/** What the typed fault codes mean, each leading to its page. */
export function FoundFaults({ faults }: { faults: readonly FoundFault[] }) {
  return (
    <section aria-labelledby="codes-trouves" className="mt-6">
      <h2 id="codes-trouves" className="mb-3 font-bold text-lg text-slate-900">
        {searchWords.faults}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {faults.map(({ id, brand, code, meaning, url }) => (
          <FoundLink
            key={id}
            href={url}
            title={searchAnswerWords.fault(code, brand)}
            text={meaning}
            icon={TriangleAlert}
            isWarning
          />
        ))}
      </ul>
    </section>
  );
}
