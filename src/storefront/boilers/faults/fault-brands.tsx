import type { FaultsAnswer } from '@/contract/boilers';
import { faultBrandHref, faultHref } from '@/domain/boiler-pages';
import { ShopLink } from '@/storefront/ui/shop-link';
import { faultWords } from '@/words/fr/faults';

/** Each brand with all its codes: whoever has the code in front of them is one tap away. */
export function FaultBrands({ brands }: { brands: FaultsAnswer['brands'] }) {
  return (
    <div className="grid gap-x-8 gap-y-10 lg:grid-cols-2">
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
                  className="inline-flex min-h-10 min-w-12 items-center justify-center rounded-lg border border-slate-300 px-3 font-semibold tabular-nums hover:border-blue-900 hover:bg-blue-50 hover:text-blue-900"
                >
                  {code}
                </ShopLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
