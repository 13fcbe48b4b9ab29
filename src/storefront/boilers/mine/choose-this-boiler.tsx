'use client';

import { Check } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/storefront/ui/button';
import { myBoilerWords } from '@/words/fr/boilers/my-boiler';
import { type MyBoiler, useMyBoiler } from './my-boiler';
import { rememberBoiler } from './remember-boiler';

/** On a model's page: remembers this model, or says that it is the remembered one. */
export function ChooseThisBoiler({ boiler }: { boiler: MyBoiler }) {
  const isChosen = useMyBoiler()?.slug === boiler.slug;
  const said = useRef<HTMLParagraphElement>(null);
  const choose = () => {
    flushSync(() => rememberBoiler(boiler));
    // The button that had the focus is gone, so the text that replaces it takes the focus.
    said.current?.focus();
  };
  return (
    <div aria-live="polite">
      {isChosen ? (
        <p ref={said} tabIndex={-1} className="inline-flex min-h-11 items-center gap-2 font-semibold text-green-800">
          <Check aria-hidden className="size-5" />
          {myBoilerWords.isMine}
        </p>
      ) : (
        <Button variant="outline" onClick={choose}>
          {myBoilerWords.chooseThis}
        </Button>
      )}
    </div>
  );
}
