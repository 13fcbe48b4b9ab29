import { ChevronRight } from 'lucide-react';
import { cx } from '@/client/classes';
import type { BoilersAnswer } from '@/contract/boilers';
import { boilerHref } from '@/domain/boilers/boiler-hrefs';
import { ShopLink } from '@/storefront/ui/shop-link';
import { boilersWords } from '@/words/fr/boilers/boilers';

type Brand = BoilersAnswer['brands'][number];
type Range = Brand['ranges'][number];

/** The ranges of a brand, each with its models and their numbers of parts; ranges without any part come last, in short. */
export function BoilerRanges({ brand }: { brand: Brand }) {
  return (
    <div className="columns-1 gap-x-8 sm:columns-2 xl:columns-3">
      {filledFirst(brand.ranges).map((range) => (
        <section key={range.name} aria-label={range.name} className="mb-6 break-inside-avoid">
          <h3 className="break-words border-slate-300 border-b pb-2 font-semibold text-lg text-slate-900">
            {range.name}
          </h3>
          {hasParts(range) ? (
            <Models brandSlug={brand.slug} range={range} />
          ) : (
            <ModelsInShort brandSlug={brand.slug} range={range} />
          )}
        </section>
      ))}
    </div>
  );
}

type ModelsProps = { brandSlug: string; range: Range };

function Models({ brandSlug, range }: ModelsProps) {
  return (
    <ul>
      {range.models.map(({ slug, name, parts }) => (
        <li key={slug} className="border-slate-100 border-b">
          <ShopLink
            href={boilerHref({ brandSlug, slug })}
            className="flex min-h-11 items-center justify-between gap-4 py-1 hover:text-blue-900 hover:underline"
          >
            <span className={cx('min-w-0 break-words', parts > 0 ? 'font-medium text-blue-900' : 'text-slate-700')}>
              {name}
            </span>
            <span className="flex shrink-0 items-center gap-1 text-slate-600 text-sm tabular-nums">
              {parts === 0 ? boilersWords.noParts : boilersWords.partCount(parts)}
              <ChevronRight aria-hidden className="size-4 text-slate-500" />
            </span>
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}

/** Side by side: their pages have no parts to show, only help. */
function ModelsInShort({ brandSlug, range }: ModelsProps) {
  return (
    <>
      <p className="pt-2 text-slate-600 text-sm">{boilersWords.noParts}</p>
      <ul className="flex flex-wrap gap-x-4">
        {range.models.map(({ slug, name }) => (
          <li key={slug}>
            <ShopLink
              href={boilerHref({ brandSlug, slug })}
              className="inline-flex min-h-11 min-w-11 items-center break-words text-slate-700 text-sm hover:text-blue-900 hover:underline"
            >
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Whether the shop has a part for any model of the range. */
function hasParts({ models }: { models: readonly { parts: number }[] }): boolean {
  return models.some(({ parts }) => parts > 0);
}

/** Ranges with parts first, each group in the order given: a brand's page must not open with a screen of empty ranges. */
export function filledFirst<R extends Parameters<typeof hasParts>[0]>(ranges: readonly R[]): R[] {
  return [...ranges.filter(hasParts), ...ranges.filter((range) => !hasParts(range))];
}
