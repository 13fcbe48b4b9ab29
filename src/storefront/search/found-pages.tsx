import { ChevronRight, FileText, Wrench } from 'lucide-react';
import type { FoundPage } from '@/contract/catalogue';
import { ShopLink } from '@/storefront/ui/shop-link';
import { searchWords } from '@/words/fr/search';

type FoundPagesProps = {
  id: string;
  kind: 'symptom' | 'page';
  pages: readonly FoundPage[];
};

/** Symptoms or pages of the shop that the text leads to. */
export function FoundPages({ id, kind, pages }: FoundPagesProps) {
  const Icon = kind === 'symptom' ? Wrench : FileText;
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="mb-3 font-bold text-lg text-slate-900">
        {searchWords.kinds[kind]}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {pages.map(({ id: page, title, text, url }) => (
          <li key={page} className="min-w-0">
            <ShopLink
              href={url}
              className="group flex h-full min-h-12 items-center gap-3 rounded-xl border border-blue-200 bg-blue-50 p-4 hover:border-blue-900"
            >
              <Icon aria-hidden className="size-6 shrink-0 text-blue-900" />
              <span className="min-w-0 flex-1">
                <span className="block break-words font-semibold text-slate-900 group-hover:text-blue-900">
                  {title}
                </span>
                {text !== '' && <span className="line-clamp-2 break-words text-slate-700 text-sm">{text}</span>}
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-slate-500" />
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
