import { ChevronRight, Flame } from 'lucide-react';
import type { FoundBoiler } from '@/contract/catalogue';
import { TitledSection } from '@/storefront/layout/titled-section';
import { ShopLink } from '@/storefront/ui/shop-link';
import { boilerBarWords } from '@/words/fr/boilers/boiler-bar';
import { layoutWords } from '@/words/fr/layout';

/** The models that the text names, each leading to the page of its parts. */
export function FoundBoilers({ boilers }: { boilers: readonly FoundBoiler[] }) {
  return (
    <TitledSection id="chaudieres-trouvees" title={layoutWords.boilers}>
      <ul className="grid gap-3 md:grid-cols-2">
        {boilers.map(({ id, name, url }) => (
          <li key={id} className="min-w-0">
            <ShopLink
              href={url}
              className="group flex h-full min-h-12 items-center gap-3 rounded-xl border border-blue-200 bg-blue-50 p-4 hover:border-blue-900"
            >
              <Flame aria-hidden className="size-6 shrink-0 text-orange-600" />
              <span className="min-w-0 flex-1 break-words font-semibold text-slate-900 group-hover:text-blue-900">
                {boilerBarWords.partsFor(name)}
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-slate-500" />
            </ShopLink>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
