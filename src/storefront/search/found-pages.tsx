import { FileText, Wrench } from 'lucide-react';
import type { FoundPage } from '@/contract/catalogue';
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
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="mb-3 font-bold text-lg text-slate-900">
        {searchWords.kinds[kind]}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {pages.map(({ id: page, title, text, url }) => (
          <FoundLink key={page} href={url} title={title} text={text} icon={icon} isWarning={false} />
        ))}
      </ul>
    </section>
  );
}
