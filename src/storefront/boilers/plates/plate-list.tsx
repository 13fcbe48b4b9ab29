import { boilerBrandHref } from '@/domain/boilers/boiler-hrefs';
import { ShopLink } from '@/storefront/ui/shop-link';
import { boilersWords } from '@/words/fr/boilers/boilers';
import { PlatePlace } from './plate-place';

/** The rating plates of all brands. */
export function PlateList({ brands }: { brands: readonly { name: string; slug: string; models: number }[] }) {
  return (
    <>
      <ul className="mt-6 flex flex-wrap gap-2">
        {brands.map(({ name, slug }) => (
          <li key={slug}>
            <a
              href={`#${slug}`}
              className="inline-flex min-h-9 items-center rounded-full border border-slate-300 px-3 text-sm hover:border-blue-900 hover:bg-blue-50"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-8 grid gap-8 lg:grid-cols-2">
        {brands.map(({ name, slug, models }) => (
          <section key={slug} aria-labelledby={slug}>
            <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 id={slug} className="scroll-mt-40 font-bold text-slate-900 text-xl">
                {name}
              </h2>
              <ShopLink href={boilerBrandHref(slug)} className="py-1 text-blue-900 text-sm underline">
                {boilersWords.modelsOf(boilersWords.modelCount(models), name)}
              </ShopLink>
            </div>
            <PlatePlace brandSlug={slug} />
          </section>
        ))}
      </div>
    </>
  );
}
