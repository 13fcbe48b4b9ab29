import type { Fit, ProductFacts } from '@/contract/boilers';
import { boilerHref } from '@/domain/boiler-pages';
import { boilerName } from '@/domain/boilers';
import { ShopLink } from '@/storefront/ui/shop-link';
import { boilersWords } from '@/words/fr/boilers';
import { myBoilerWords } from '@/words/fr/my-boiler';
import { AskByWhatsApp } from './ask-by-whatsapp';
import { FitVerdict } from './mine/fit-verdict';

type ProductFitsProps = { product: ProductFacts & { title: string; reference: string | null } };

/** Models in sight before the rest is unfolded. */
const SHOWN = 6;

/** Whether a part fits the visitor's boiler, and all models that it fits. */
export function ProductFits({ product }: ProductFitsProps) {
  const { fits, title, reference } = product;
  if (fits.length === 0) {
    return (
      <div className="flex flex-col items-start gap-3 rounded-lg bg-slate-50 p-4 text-slate-800 text-sm">
        <p>{myBoilerWords.unknown}</p>
        <AskByWhatsApp text={myBoilerWords.askFit(reference ?? title)}>{boilersWords.whatsAppPlate}</AskByWhatsApp>
      </div>
    );
  }
  const [first, rest] = [fits.slice(0, SHOWN), fits.slice(SHOWN)];
  return (
    <section aria-labelledby="convient" className="rounded-lg bg-slate-50 p-4 text-sm">
      <FitVerdict fits={fits.map(({ slug, confidence }) => ({ slug, confidence }))} />
      <h2 id="convient" className="mt-1 font-semibold text-slate-900">
        {myBoilerWords.fits}
      </h2>
      <FitList fits={first} />
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-blue-900 underline">
            {myBoilerWords.moreModels(rest.length)}
          </summary>
          <FitList fits={rest} />
        </details>
      )}
    </section>
  );
}

function FitList({ fits }: { fits: readonly Fit[] }) {
  return (
    <ul>
      {fits.map((fit) => (
        <li key={[fit.slug, fit.position, fit.qualifier, fit.serial_from, fit.serial_to].join('|')} className="py-1">
          <ShopLink
            href={boilerHref({ brandSlug: fit.brand_slug, slug: fit.slug })}
            className="text-blue-900 hover:underline"
          >
            {boilerName({ brand: fit.brand, range: fit.range, name: fit.model })}
          </ShopLink>
          <span className="text-slate-600">
            {[fit.position, fit.qualifier].filter((text) => text !== null && text !== '').map((text) => ` · ${text}`)}
          </span>
          {fit.confidence === 'to-check' && (
            <span className="ms-2 rounded bg-amber-100 px-1.5 py-0.5 text-amber-900 text-xs">
              {boilersWords.toCheck}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
