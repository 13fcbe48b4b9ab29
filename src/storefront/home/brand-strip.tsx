import type { TagEntry } from '@/contract/catalogue';
import { commonWords } from '@/words/fr/common';
import { homeWords } from '@/words/fr/home';
import { listingLink } from '../catalogue/links';
import { Section } from '../layout/section';
import { ShopLink } from '../ui/shop-link';

const SHOWN_ON_PHONES = 8;

/** The brands with most products, by name: their logos vary too much to sit side by side. */
export function BrandStrip({ brands }: { brands: readonly TagEntry[] }) {
  return (
    <Section id="marques" title={homeWords.brands} more={{ href: '/allbrands', label: commonWords.allBrands }}>
      <ul className="grid grid-cols-2 gap-2 sm:gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
        {brands.map(({ id, name, product_count }, place) => (
          <li key={id} className={place < SHOWN_ON_PHONES ? undefined : 'max-sm:hidden'}>
            <ShopLink
              href={listingLink({ brand: name, opensFilters: true })}
              className="flex h-full min-h-14 flex-col justify-center rounded-xl border border-slate-200 px-3 py-2 sm:min-h-20 sm:px-4 sm:py-3 hover:border-blue-900 hover:bg-blue-50"
            >
              <span className="break-words font-semibold">{name}</span>
              <span className="text-slate-600 text-sm tabular-nums">{commonWords.productCount(product_count)}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
