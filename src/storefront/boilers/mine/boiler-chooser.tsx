'use client';

import { useEffect, useEffectEvent } from 'react';
import { PLATES } from '@/domain/boilers/boiler-pages';
import { Button } from '@/storefront/ui/button';
import { LineDown } from '@/storefront/ui/line-down';
import { Sheet } from '@/storefront/ui/sheet';
import { ShopLink } from '@/storefront/ui/shop-link';
import { boilerBarWords } from '@/words/fr/boilers/boiler-bar';
import { myBoilerWords } from '@/words/fr/boilers/my-boiler';
import { commonWords } from '@/words/fr/common';
import { BoilerSelects } from './boiler-selects';
import { rememberBoiler } from './remember-boiler';
import { useBoilerChoice } from './use-boiler-choice';

type ChooserProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Asks for the visitor's boiler and stays on the page, which then speaks of that boiler. */
export function BoilerChooser({ isOpen, onOpenChange }: ChooserProps) {
  const close = () => onOpenChange(false);
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} side="end" title={boilerBarWords.title}>
      <Choice onDone={close} />
      <p className="px-4 pb-6 text-sm">
        <ShopLink href={PLATES} onClick={close} className="inline-flex min-h-11 items-center text-blue-900 underline">
          {myBoilerWords.whereIsPlate}
        </ShopLink>
      </p>
    </Sheet>
  );
}

function Choice({ onDone }: { onDone: () => void }) {
  const choice = useBoilerChoice();
  const { brands, boiler, state, load } = choice;
  const loadAtFirst = useEffectEvent(load);
  useEffect(() => loadAtFirst(), []);
  if (state === 'failed') return <LineDown onRetry={load} isTrying={false} />;
  if (!brands) return <p className="p-4">{commonWords.loading}</p>;
  return (
    <form
      className="flex flex-col gap-4 p-4 text-slate-900"
      onSubmit={(event) => {
        event.preventDefault();
        if (!boiler) return;
        rememberBoiler(boiler);
        onDone();
      }}
    >
      <BoilerSelects choice={choice} brands={brands} />
      <Button type="submit" variant="action" size="lg" disabled={!boiler}>
        {myBoilerWords.chooseThis}
      </Button>
    </form>
  );
}
