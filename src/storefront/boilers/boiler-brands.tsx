import { ChevronRight } from 'lucide-react';
import { boilerBrandHref } from '@/domain/boilers/boiler-hrefs';
import { ShopLink } from '@/storefront/ui/shop-link';
import { boilersWords } from '@/words/fr/boilers/boilers';

type Brand = { name: string; slug: string; ranges: readonly string[]; models: number };

/** Ranges that are named before 'et N autres'. */
const SHOWN = 5;

/** The brands of boilers, each with its ranges and its number of models. */
export function BoilerBrands({ brands }: { brands: readonly Brand[] }) {
  return (
    <ul className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-3 xl:grid-cols-4">
      {brands.map(({ name, slug, ranges, models }) => (
        <li key={slug}>
          <ShopLink
            href={boilerBrandHref(slug)}
            className="group flex h-full items-start gap-3 rounded-xl border border-slate-200 p-3 sm:p-4 hover:border-blue-900 hover:bg-blue-50"
          >
            <span className="min-w-0 flex-1">
              <span className="block break-words font-semibold text-slate-900 sm:text-lg group-hover:text-blue-900">
                {name}
              </span>
              <span className="block text-slate-600 text-sm tabular-nums">
                <span className="inline-block">{boilersWords.rangeCount(ranges.length)} ·</span>{' '}
                <span className="inline-block">{boilersWords.modelCount(models)}</span>
              </span>
              <span className="mt-2 block text-slate-700 text-sm leading-5 max-sm:hidden">
                {ranges.slice(0, SHOWN).join(', ')}
                {ranges.length > SHOWN && ` ${boilersWords.more(ranges.length - SHOWN)}`}
              </span>
            </span>
            <ChevronRight
              aria-hidden
              className="mt-1 size-5 shrink-0 text-slate-400 max-sm:hidden group-hover:text-blue-900"
            />
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
