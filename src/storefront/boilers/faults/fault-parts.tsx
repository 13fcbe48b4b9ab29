import type { FaultAnswer } from '@/contract/catalogue';
import { faultPath } from '@/domain/boilers/boiler-hrefs';
import { listingLink } from '@/storefront/catalogue/links';
import { AskAPerson } from '@/storefront/help/ask-a-person';
import { TitledSection } from '@/storefront/layout/titled-section';
import { ShopLink } from '@/storefront/ui/shop-link';
import { faultWords } from '@/words/fr/boilers/faults';
import { FaultCards } from './fault-cards';

/** The categories and parts that may help, and who to ask before buying one. */
export function FaultParts({ fault: { code, brand, brand_slug, key, categories, parts } }: { fault: FaultAnswer }) {
  return (
    <>
      {categories.length > 0 && (
        <TitledSection id="pieces" title={faultWords.categories} isLarge>
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
        </TitledSection>
      )}
      {parts.length > 0 && (
        <TitledSection id="a-regarder" title={faultWords.parts} isLarge>
          <FaultCards fault={{ brand_slug, key }} parts={parts} />
        </TitledSection>
      )}
      <AskAPerson text={faultWords.askText} message={faultWords.askMessage(code, brand)} />
    </>
  );
}
