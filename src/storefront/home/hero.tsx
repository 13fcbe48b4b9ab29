import { claims } from '@/shop';
import { homeWords } from '@/words/fr/home';
import { searchHref } from '../catalogue/links';
import { PAGE_WIDTH } from '../layout/page-width';
import { ShopLink } from '../ui/shop-link';
import { BoilerMap } from './boiler-map';
import { HeroBoiler } from './hero-boiler';
import type { HomeData } from './home-data';

/** id of the label */
const FREQUENT = 'recherches-frequentes';

const oftenSought = () => [
  homeWords.searches.circulator,
  homeWords.searches.valve,
  homeWords.searches.board,
  homeWords.searches.exchanger,
  homeWords.searches.thermostat,
];

const kindOfParts = () => (claims.original_parts ? homeWords.why.original : homeWords.plainParts);

/** The ways to a part: by boiler, by a frequent search, and by the place where it sits. The header has the search itself. */
export function Hero({ boilerBrands, mapped }: Pick<HomeData, 'boilerBrands' | 'mapped'>) {
  return (
    <section className="on-dark overflow-hidden bg-blue-950 text-white">
      <div
        className={`${PAGE_WIDTH} grid gap-x-12 gap-y-8 pt-5 pb-2 sm:py-10 lg:grid-cols-[minmax(0,1fr)_30rem] 2xl:grid-cols-[minmax(0,1fr)_36rem]`}
      >
        <div className="max-w-3xl">
          <h1 className="text-balance font-bold text-2xl tracking-tight sm:text-4xl 2xl:text-5xl">
            {homeWords.hero()}
          </h1>
          <p className="mt-2 max-w-xl sm:mt-3 text-blue-100 sm:text-lg">{homeWords.heroText(kindOfParts())}</p>
          {boilerBrands.length > 0 && <HeroBoiler brands={boilerBrands} />}
          <p id={FREQUENT} className="mt-3 hidden text-blue-100 text-sm sm:block">
            {homeWords.frequentSearches}
          </p>
          <ul aria-labelledby={FREQUENT} className="mt-2 hidden flex-wrap gap-2 sm:flex">
            {oftenSought().map((text) => (
              <li key={text}>
                <ShopLink
                  href={searchHref(text)}
                  className="inline-flex min-h-9 items-center rounded-full border border-blue-400/60 px-3 text-blue-50 text-sm hover:bg-white/10"
                >
                  {text}
                </ShopLink>
              </li>
            ))}
          </ul>
        </div>
        {mapped.length > 0 && <BoilerMap categories={mapped} />}
      </div>
    </section>
  );
}
