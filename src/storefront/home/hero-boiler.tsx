'use client';

import { useRouter } from 'next/navigation';
import { boilerBrandHref, boilerHref } from '@/domain/boilers/boiler-hrefs';
import { BOILERS, PLATES } from '@/domain/boilers/boiler-pages';
import { boilerName } from '@/domain/boilers/boilers';
import { boilerBarWords } from '@/words/fr/boilers/boiler-bar';
import { myBoilerWords } from '@/words/fr/boilers/my-boiler';
import { commonWords } from '@/words/fr/common';
import { BoilerSelects } from '../boilers/mine/boiler-selects';
import { useMyBoiler } from '../boilers/mine/my-boiler';
import { rememberBoiler } from '../boilers/mine/remember-boiler';
import { useBoilerChoice } from '../boilers/mine/use-boiler-choice';
import { Button } from '../ui/button';
import { ShopLink } from '../ui/shop-link';

const LINK = 'inline-flex min-h-11 items-center text-blue-50 underline hover:text-white';

type HeroBoilerProps = { brands: readonly { slug: string; name: string }[] };

/** From brand, range and model to the model's parts; with a brand alone to its models, also without script. */
export function HeroBoiler({ brands }: HeroBoilerProps) {
  const router = useRouter();
  const choice = useBoilerChoice();
  const mine = useMyBoiler();
  const { boiler, brandSlug, state, load } = choice;
  return (
    <form
      action={BOILERS}
      aria-label={myBoilerWords.find}
      className="mt-4 sm:mt-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (boiler) rememberBoiler(boiler);
        if (boiler) router.push(boilerHref(boiler));
        else router.push(brandSlug === '' ? BOILERS : boilerBrandHref(brandSlug));
      }}
    >
      <div className="grid grid-cols-2 gap-x-3 gap-y-2.5 rounded-xl bg-white p-3.5 text-slate-900 max-sm:*:first:col-span-2 sm:grid-cols-3 sm:gap-y-3 sm:p-5 xl:grid-cols-[repeat(3,minmax(0,1fr))_auto] xl:items-end">
        <BoilerSelects choice={choice} brands={brands} />
        <Button type="submit" variant="action" size="lg" className="max-xl:col-span-full">
          {myBoilerWords.showParts}
        </Button>
        {state === 'failed' && (
          <p role="alert" className="col-span-full text-red-800 text-sm">
            {myBoilerWords.modelsFailed}{' '}
            <button type="button" onClick={load} className="min-h-11 cursor-pointer underline">
              {commonWords.retry}
            </button>
          </p>
        )}
      </div>
      <p className="mt-1 flex min-h-11 flex-wrap gap-x-6 text-sm">
        <ShopLink href={PLATES} className={LINK}>
          {myBoilerWords.whereIsPlate}
        </ShopLink>
        {mine && (
          <ShopLink href={boilerHref(mine)} className={LINK}>
            {boilerBarWords.partsFor(boilerName(mine))}
          </ShopLink>
        )}
      </p>
    </form>
  );
}
