import { Search } from 'lucide-react';
import { commonWords } from '@/words/fr/common';
import { homeWords } from '@/words/fr/home';
import { searchHref } from '../catalogue/links';
import { PAGE_WIDTH } from '../layout/section';
import { buttonClass } from '../ui/button';
import { ShopLink } from '../ui/shop-link';
import { BoilerDrawing } from './boiler-drawing';

const OFTEN_SOUGHT = [
  homeWords.searches.circulator,
  homeWords.searches.valve,
  homeWords.searches.board,
  homeWords.searches.exchanger,
  homeWords.searches.thermostat,
];

/** What the shop sells, and a search by part number or plain words. */
export function Hero() {
  return (
    <section className="on-dark overflow-hidden bg-blue-950 text-white">
      <div className={`${PAGE_WIDTH} grid items-center gap-10 py-12 sm:py-16 lg:grid-cols-[1fr_26rem] lg:py-20`}>
        <div className="max-w-2xl">
          <h1 className="text-balance font-bold text-3xl tracking-tight sm:text-5xl">{homeWords.hero}</h1>
          <p className="mt-4 max-w-xl text-blue-100 text-lg">{homeWords.heroText}</p>
          <HeroSearch />
          <ul aria-label={homeWords.frequentSearches} className="mt-4 flex flex-wrap gap-2">
            {OFTEN_SOUGHT.map((text) => (
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
        <BoilerDrawing className="hidden h-80 w-full lg:block" />
      </div>
    </section>
  );
}

/** A plain form: it works before any script has arrived. */
function HeroSearch() {
  return (
    <search>
      <form action="/search" className="mt-8 flex flex-col gap-2 sm:flex-row">
        <input
          name="q"
          required
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={homeWords.searchLabel}
          placeholder={homeWords.searchHint}
          className="h-12 min-w-0 rounded-lg border border-white bg-white px-4 text-base sm:flex-1 text-slate-900 placeholder:text-slate-500"
        />
        <button type="submit" className={buttonClass({ variant: 'action', size: 'lg' })}>
          <Search aria-hidden className="size-5" />
          {commonWords.search}
        </button>
      </form>
    </search>
  );
}
