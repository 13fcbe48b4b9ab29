import { CircleHelp } from 'lucide-react';
import type { Fit } from '@/contract/boilers';
import { boilerHref } from '@/domain/boilers/boiler-hrefs';
import type { Fitting } from '@/domain/boilers/fit-verdict';
import { ShopLink } from '@/storefront/ui/shop-link';
import { boilerFitWords } from '@/words/fr/boilers/boiler-fit';
import { productWords } from '@/words/fr/catalogue/product';
import { FitVerdict } from './mine/fit-verdict';

/** The anchors of the lists of models. */
const LISTS = { confirmed: 'convient-a', 'to-check': 'a-verifier' } as const;

/** Ranges in sight before the rest is unfolded. */
const SHOWN = 4;

type FitLineProps = {
  fits: readonly Fit[];
  /** the same in short, as it travels with the page */
  fitting: Fitting;
};

/** One line: whether the part fits the visitor's boiler, or how many models it fits. Only rows make it 'compatible'. */
export function FitLine({ fits, fitting }: FitLineProps) {
  if (fits.length === 0 && !fitting.isPart) return null;
  if (fits.length === 0) {
    return (
      <p className="flex items-start gap-2 text-slate-700 text-sm">
        <CircleHelp aria-hidden className="size-5 shrink-0 text-slate-500" />
        {boilerFitWords.unknown}
      </p>
    );
  }
  const confirmed = countModels(fits.filter(({ confidence }) => confidence === 'confirmed'));
  const [list, text] =
    confirmed > 0
      ? [LISTS.confirmed, productWords.fitsModels(confirmed)]
      : [LISTS['to-check'], productWords.toCheckModels(countModels(fits))];
  return (
    <div aria-live="polite" className="text-sm">
      <FitVerdict fitting={fitting}>
        <a href={`#${list}`} className="inline-block py-0.5 text-blue-900 underline">
          {text}
        </a>
      </FitVerdict>
    </div>
  );
}

/** Models that a part fits, by brand and range. @param fits of one confidence, for which the caller has a heading */
export function ProductFits({ fits }: { fits: readonly Fit[] }) {
  const ranges = byRange(fits);
  const [first, rest] = [ranges.slice(0, SHOWN), ranges.slice(SHOWN)];
  return (
    <div id={fits[0] && LISTS[fits[0].confidence]}>
      <Ranges ranges={first} />
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-blue-900 underline">
            {boilerFitWords.moreModels(countModels(rest.flatMap((range) => range.fits)))}
          </summary>
          <Ranges ranges={rest} />
        </details>
      )}
    </div>
  );
}

type Range = { name: string; fits: Fit[] };

function byRange(fits: readonly Fit[]): Range[] {
  const ranges = new Map<string, Range>();
  for (const fit of fits) {
    const name = `${fit.brand} ${fit.range}`;
    const range = ranges.get(name) ?? { name, fits: [] };
    range.fits.push(fit);
    ranges.set(name, range);
  }
  return [...ranges.values()];
}

function Ranges({ ranges }: { ranges: readonly Range[] }) {
  return (
    <ul>
      {ranges.map(({ name, fits }) => (
        <li key={name} className="pt-1 md:pb-1">
          <span aria-hidden className="block text-slate-700">
            {name}
          </span>
          <ul className="flex flex-wrap gap-x-3 md:gap-y-1">
            {fits.map((fit) => (
              <li key={[fit.slug, fit.position, fit.qualifier, fit.serial_from, fit.serial_to].join('|')}>
                <ShopLink
                  href={boilerHref({ brandSlug: fit.brand_slug, slug: fit.slug })}
                  className="inline-flex min-w-11 items-center text-blue-900 underline max-md:min-h-11 md:min-h-6 md:min-w-0"
                >
                  <span className="sr-only">{`${name} `}</span>
                  {fit.model}
                </ShopLink>
                <span className="text-slate-600">{restrictionsOf(fit).map((text) => ` · ${text}`)}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Where in the boiler the part goes, and which boilers of the model have it. */
function restrictionsOf({ position, qualifier, serial_from, serial_to }: Fit): string[] {
  const serials = serial_from || serial_to ? productWords.serials(serial_from, serial_to) : null;
  return [position, qualifier, serials].filter((text): text is string => text !== null && text !== '');
}

function countModels(fits: readonly Fit[]): number {
  return new Set(fits.map(({ slug }) => slug)).size;
}
