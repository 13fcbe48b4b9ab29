import type { FaultAnswer } from '@/contract/catalogue';
import { faultPath } from '@/domain/boiler-pages';
import { ProductGrid } from '@/storefront/catalogue/cards/card-parts';
import { ProductCard } from '@/storefront/catalogue/cards/product-card';
import { listingLink } from '@/storefront/catalogue/links';
import { ShopLink } from '@/storefront/ui/shop-link';
import { ShopPhones } from '@/storefront/ui/shop-phones';
import { faultWords } from '@/words/fr/faults';
import { AskByWhatsApp } from '../ask-by-whatsapp';

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
          <ProductGrid>
            {parts.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} isFirst={false} />
              </li>
            ))}
          </ProductGrid>
        </section>
      )}
      <section
        aria-labelledby="question"
        className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-xl bg-blue-50 p-5"
      >
        <div className="min-w-0 max-w-prose">
          <h2 id="question" className="font-bold text-slate-900">
            {faultWords.askTitle}
          </h2>
          <p className="mt-1 text-slate-700">
            {faultWords.askText} <ShopPhones />.
          </p>
        </div>
        <AskByWhatsApp text={faultWords.askMessage(code, brand)}>{faultWords.ask}</AskByWhatsApp>
      </section>
    </>
  );
}
