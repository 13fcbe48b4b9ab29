'use client';

import { Flame, X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { boilerHref } from '@/domain/boiler-pages';
import { boilerName } from '@/domain/boilers';
import { PAGE_WIDTH } from '@/storefront/layout/section';
import { ShopLink } from '@/storefront/ui/shop-link';
import { useLazySheet } from '@/storefront/ui/use-lazy';
import { myBoilerWords } from '@/words/fr/my-boiler';
import { forgetIfGone } from './check-boiler';
import { type MyBoiler, rememberBoiler, useMyBoiler } from './my-boiler';

const loadChooser = () => import('./boiler-chooser').then(({ BoilerChooser }) => BoilerChooser);

const ACTION = 'min-h-11 cursor-pointer px-1 text-start font-medium text-blue-900 leading-tight underline';

/** 'Pièces pour {model} · Changer', or the offer to choose a boiler. Says if the model is no longer in the shop. */
export function BarContent() {
  const boiler = useMyBoiler();
  const [isOpen, setIsOpen] = useState(false);
  const Chooser = useLazySheet({ load: loadChooser, isOpen, onOpenChange: setIsOpen });
  const open = () => setIsOpen(true);
  const [gone, setGone] = useState<MyBoiler | null>(null);
  const pathname = usePathname();
  useEffect(() => {
    if (!boiler) return;
    // The page of a model that is gone is one that does not exist.
    const isDue = pathname === boilerHref(boiler);
    void forgetIfGone(boiler, { isDue }).then((isGone) => setGone(isGone ? boiler : null));
  }, [boiler, pathname]);
  return (
    <section aria-label={myBoilerWords.title} className="text-sm">
      <div className={`${PAGE_WIDTH} flex h-11 items-center gap-x-2`}>
        <Flame aria-hidden className="size-4 shrink-0 text-orange-600" />
        {boiler ? (
          <>
            <ShopLink
              href={boilerHref(boiler)}
              className="flex min-h-11 min-w-0 items-center font-semibold text-slate-900 hover:underline"
            >
              <span className="line-clamp-2 leading-tight">{myBoilerWords.partsFor(boilerName(boiler))}</span>
            </ShopLink>
            <button type="button" aria-haspopup="dialog" onClick={open} className={ACTION}>
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
        ) : (
          <>
            <p role="status" className="line-clamp-2 min-w-0 leading-tight empty:hidden">
              {gone && myBoilerWords.gone(boilerName(gone))}
            </p>
            <button type="button" aria-haspopup="dialog" onClick={open} className={ACTION}>
              {gone ? myBoilerWords.chooseOther : myBoilerWords.choose}
            </button>
          </>
        )}
      </div>
      {Chooser && <Chooser isOpen={isOpen} onOpenChange={setIsOpen} />}
    </section>
  );
}
