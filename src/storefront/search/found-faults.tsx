import { TriangleAlert } from 'lucide-react';
import type { FoundFault } from '@/contract/catalogue';
import { TitledSection } from '@/storefront/layout/titled-section';
import { searchWords } from '@/words/fr/catalogue/search';
import { searchAnswerWords } from '@/words/fr/catalogue/search-answers';
import { FoundLink } from './found-link';

/** What the typed fault codes mean, each leading to its page. */
export function FoundFaults({ faults }: { faults: readonly FoundFault[] }) {
  return (
    <TitledSection id="codes-trouves" title={searchWords.faults}>
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
    </TitledSection>
  );
}
