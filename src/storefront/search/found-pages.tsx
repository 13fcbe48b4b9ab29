import { FileText, Wrench } from 'lucide-react';
import type { FoundPage } from '@/contract/catalogue';
import { TitledSection } from '@/storefront/layout/titled-section';
import { searchWords } from '@/words/fr/catalogue/search';
import { FoundLink } from './found-link';

type FoundPagesProps = {
  id: string;
  kind: 'symptom' | 'page';
  pages: readonly FoundPage[];
};

/** Symptoms or pages of the shop that the text leads to. */
export function FoundPages({ id, kind, pages }: FoundPagesProps) {
  const icon = kind === 'symptom' ? Wrench : FileText;
  return (
    <TitledSection id={id} title={searchWords.kinds[kind]}>
      <ul className="grid gap-3 md:grid-cols-2">
        {pages.map(({ id: page, title, text, url }) => (
          <FoundLink key={page} href={url} title={title} text={text} icon={icon} isWarning={false} />
        ))}
      </ul>
    </TitledSection>
  );
}
