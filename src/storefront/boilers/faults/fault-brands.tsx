import type { FaultsAnswer } from '@/contract/boilers';
import { faultBrandHref, faultHref } from '@/domain/boiler-pages';
import { ShopLink } from '@/storefront/ui/shop-link';
import { commonWords } from '@/words/fr/common';
import { faultWords } from '@/words/fr/faults';

/** Each brand with all its codes: whoever has the code in front of them is one tap away. */
export function FaultBrands({ brands }: { brands: FaultsAnswer['brands'] }) {
  return (
    <>
      {brands.length > 1 && <ToBrand brands={brands} />}
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-2">
        {brands.map(({ name, slug, codes }) => (
          <section key={slug} aria-labelledby={slug}>
            <h2 id={slug} className="flex flex-wrap items-baseline gap-x-3 border-slate-300 border-b pb-2">
              <ShopLink
                href={faultBrandHref(slug)}
                className="break-words font-bold text-slate-900 text-xl hover:text-blue-900 hover:underline"
              >
                {name}
              </ShopLink>
              <span className="font-normal text-slate-600 text-sm tabular-nums">
                {faultWords.codeCount(codes.length)}
              </span>
            </h2>
            <ul className="mt-3 flex flex-wrap gap-2">
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
          </section>
        ))}
      </div>
    </>
  );
}

/** All brands in one row, which is pushed aside on a phone. */
function ToBrand({ brands }: { brands: FaultsAnswer['brands'] }) {
  return (
    <nav aria-label={commonWords.brands} className="mb-6">
      <ul className="-mx-4 flex gap-2 px-4 py-1 max-sm:overflow-x-auto sm:mx-0 sm:flex-wrap sm:px-0">
        {brands.map(({ name, slug }) => (
          <li key={slug} className="shrink-0">
            <a
              href={`#${slug}`}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-slate-300 px-3 text-sm sm:min-h-9 hover:border-blue-900 hover:bg-blue-50"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
