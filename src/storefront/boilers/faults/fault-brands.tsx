import { ChevronDown, Search } from 'lucide-react';
import type { FaultsAnswer } from '@/contract/boilers';
import { faultBrandHref, faultHref } from '@/domain/boilers/boiler-hrefs';
import { buttonClass } from '@/storefront/ui/button';
import { ShopLink } from '@/storefront/ui/shop-link';
import { faultWords } from '@/words/fr/boilers/faults';
import { commonWords } from '@/words/fr/common';

/**
 * A field for who has the code in front of them, and each brand with its codes, folded: side by side they would be seven screens of
 * bare numbers on a telephone. Without scripts too.
 */
export function FaultBrands({ brands }: { brands: FaultsAnswer['brands'] }) {
  return (
    <>
      <CodeSearch />
      <ul className="grid items-start gap-2 sm:grid-cols-2 sm:gap-3 xl:grid-cols-3">
        {brands.map((brand) => (
          <li key={brand.slug} className="min-w-0">
            <Brand brand={brand} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The shop's search reads a code with or without its brand. */
function CodeSearch() {
  return (
    <search>
      <form action="/search" className="mb-6 max-w-xl">
        <label htmlFor="code" className="mb-1.5 block font-medium text-sm">
          {faultWords.searchLabel}
        </label>
        <div className="flex gap-2">
          <input
            id="code"
            name="q"
            type="search"
            required
            maxLength={60}
            autoComplete="off"
            placeholder={faultWords.searchHint}
            className="h-11 min-w-0 flex-1 rounded-lg border border-slate-500 bg-white px-3 text-base text-slate-900 placeholder:text-slate-500"
          />
          <button type="submit" className={buttonClass({ variant: 'primary' })}>
            <Search aria-hidden className="size-4" />
            {commonWords.search}
          </button>
        </div>
      </form>
    </search>
  );
}

function Brand({ brand: { name, slug, codes } }: { brand: FaultsAnswer['brands'][number] }) {
  return (
    <details id={slug} className="group scroll-mt-40 rounded-xl border border-slate-300 open:border-blue-900">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-xl px-4 py-2 hover:bg-blue-50 [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 flex-1 break-words font-bold text-slate-900">{name}</h2>
        <span className="text-slate-600 text-sm tabular-nums">{faultWords.codeCount(codes.length)}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-slate-500 group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">
        <ul className="flex flex-wrap gap-2">
          {codes.map(({ code, key }) => (
            <li key={key}>
              <ShopLink
                href={faultHref({ brandSlug: slug, key })}
                className="inline-flex min-h-11 min-w-12 items-center justify-center rounded-lg border border-slate-300 px-3 font-semibold tabular-nums hover:border-blue-900 hover:bg-blue-50 hover:text-blue-900"
              >
                {code}
              </ShopLink>
            </li>
          ))}
        </ul>
        <ShopLink
          href={faultBrandHref(slug)}
          className="mt-3 inline-flex min-h-11 items-center font-medium text-blue-900 text-sm underline"
        >
          {faultWords.withMeanings(name)}
        </ShopLink>
      </div>
    </details>
  );
}
