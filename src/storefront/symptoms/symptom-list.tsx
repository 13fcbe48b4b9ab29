import { ChevronRight } from 'lucide-react';
import type { Symptom } from '@/contract/boilers';
import { symptomHref } from '@/domain/boilers/symptoms';
import { ShopLink } from '@/storefront/ui/shop-link';

/** Symptoms with their summaries, each leading to its page. */
export function SymptomList({ symptoms }: { symptoms: readonly Pick<Symptom, 'slug' | 'title' | 'summary'>[] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {symptoms.map(({ slug, title, summary }) => (
        <li key={slug} className="min-w-0">
          <ShopLink
            href={symptomHref(slug)}
            className="group flex h-full min-h-12 items-center gap-3 rounded-xl border border-slate-200 bg-white p-4 hover:border-blue-900"
          >
            <span className="min-w-0 flex-1">
              <span className="block break-words font-semibold text-slate-900 group-hover:text-blue-900">{title}</span>
              <span className="block break-words text-slate-700 text-sm">{summary}</span>
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-slate-500" />
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
