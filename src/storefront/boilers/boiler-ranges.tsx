import { cx } from '@/client/classes';
import type { BoilersAnswer } from '@/contract/boilers';
import { boilerHref } from '@/domain/boiler-pages';
import { ShopLink } from '@/storefront/ui/shop-link';
import { boilersWords } from '@/words/fr/boilers';

type Brand = BoilersAnswer['brands'][number];

/** The ranges of a brand, each with its models and their numbers of parts. Those without any part yet come last. */
export function BoilerRanges({ brand }: { brand: Brand }) {
  const hasParts = ({ models }: Brand['ranges'][number]) => models.some(({ parts }) => parts > 0);
  const ranges = [...brand.ranges.filter(hasParts), ...brand.ranges.filter((range) => !hasParts(range))];
  return (
    <div className="columns-1 gap-x-8 sm:columns-2 xl:columns-3">
      {ranges.map((range) => (
        <section key={range.name} aria-label={range.name} className="mb-6 break-inside-avoid">
          <h3 className="break-words border-slate-300 border-b pb-2 font-semibold text-lg text-slate-900">
            {range.name}
          </h3>
          <ul>
            {range.models.map(({ slug, name, parts }) => (
              <li key={slug} className="border-slate-100 border-b">
                <ShopLink
                  href={boilerHref({ brandSlug: brand.slug, slug })}
                  className="flex min-h-11 items-center justify-between gap-4 py-1 hover:text-blue-900 hover:underline"
                >
                  <span className="min-w-0 break-words font-medium">{name}</span>
                  <span className={cx('shrink-0 text-sm tabular-nums', parts > 0 ? 'text-blue-900' : 'text-slate-600')}>
                    {parts === 0 ? boilersWords.noParts : boilersWords.partCount(parts)}
                  </span>
                </ShopLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
