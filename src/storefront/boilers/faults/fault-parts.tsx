import type { FaultAnswer } from '@/contract/catalogue';
import { faultPath } from '@/domain/boilers/boiler-pages';
import { listingLink } from '@/storefront/catalogue/links';
import { AskAPerson } from '@/storefront/help/ask-a-person';
import { ShopLink } from '@/storefront/ui/shop-link';
import { faultWords } from '@/words/fr/boilers/faults';
import { FaultCards } from './fault-cards';

/** The categories and parts that may help, and who to ask before buying one. */
export function FaultParts({ fault: { code, brand, brand_slug, key, categories, parts } }: { fault: FaultAnswer }) {
  return (
    <>
      {categories.length > 0 && (
        <section aria-labelledby="pieces" className="mt-10">
          <h2 id="pieces" className="mb-3 font-bold text-slate-900 text-xl tracking-tight">
            {faultWords.categories}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {categories.map(({ name, slug, product_count: count }) => (
              <li key={slug}>
                <ShopLink
                  // A list without parts would be a dead end.
                  href={
                    count > 0
                      ? listingLink({ category: slug, fault: faultPath({ brandSlug: brand_slug, key }) })
                      : '/demande-piece'
                  }
                  className="inline-flex min-h-11 items-center rounded-full border border-slate-300 px-4 font-medium text-sm hover:border-blue-900 hover:bg-blue-50"
                >
                  {count > 0 ? name : faultWords.onRequest(name)}
                </ShopLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {parts.length > 0 && (
        <section aria-labelledby="a-regarder" className="mt-10">
          <h2 id="a-regarder" className="mb-4 font-bold text-slate-900 text-xl tracking-tight">
            {faultWords.parts}
          </h2>
          <FaultCards fault={{ brand_slug, key }} parts={parts} />
        </section>
      )}
      <AskAPerson text={faultWords.askText} message={faultWords.askMessage(code, brand)} />
    </>
  );
}
