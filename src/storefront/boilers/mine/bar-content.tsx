'use client';

import { X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { boilerHref } from '@/domain/boilers/boiler-hrefs';
import { boilerName } from '@/domain/boilers/boilers';
import { ShopLink } from '@/storefront/ui/shop-link';
import { boilerBarWords } from '@/words/fr/boilers/boiler-bar';
import { myBoilerWords } from '@/words/fr/boilers/my-boiler';

import { BAR_ACTION, BoilerOffer } from './boiler-offer';
import { forgetIfGone } from './check-boiler';
import { type MyBoiler, useMyBoiler } from './my-boiler';
import { rememberBoiler } from './remember-boiler';

/** 'Pièces pour {model} · Changer', or the offer to choose a boiler. Says if the model is no longer in the shop. */
export function BarContent({ onChoose }: { onChoose: () => void }) {
  const boiler = useMyBoiler();
  const [gone, setGone] = useState<MyBoiler | null>(null);
  const pathname = usePathname();
  useEffect(() => {
    if (!boiler) return;
    // The page of a model that is gone is one that does not exist.
    const isDue = pathname === boilerHref(boiler);
    void forgetIfGone(boiler, { isDue }).then((isGone) => setGone(isGone ? boiler : null));
  }, [boiler, pathname]);
  if (!boiler) {
    return (
      <>
        <p role="status" className="line-clamp-2 min-w-0 leading-tight empty:hidden">
          {gone && myBoilerWords.gone(boilerName(gone))}
        </p>
        <BoilerOffer onOpen={onChoose}>{gone ? myBoilerWords.chooseOther : boilerBarWords.choose}</BoilerOffer>
      </>
    );
  }
  return (
    <>
      <ShopLink
        href={boilerHref(boiler)}
        className="flex min-h-11 min-w-0 items-center font-semibold text-slate-900 hover:underline"
      >
        <span className="line-clamp-2 leading-tight max-sm:text-xs">{boilerBarWords.partsFor(boilerName(boiler))}</span>
      </ShopLink>
      <button type="button" aria-haspopup="dialog" onClick={onChoose} className={BAR_ACTION}>
        {myBoilerWords.change}
      </button>
      <button
        type="button"
        aria-label={myBoilerWords.forget}
        onClick={() => rememberBoiler(null)}
        className="grid size-11 shrink-0 cursor-pointer place-items-center text-slate-600 hover:text-slate-900"
      >
        <X aria-hidden className="size-4" />
      </button>
    </>
  );
}
