'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { CheckRow } from '@/storefront/catalogue/filters/check-row';
import { filterWords } from '@/words/fr/catalogue/filters';
import { useMyBoiler } from './my-boiler';

type OnlyMyBoilerProps = {
  /** the slug that the address holds; '' for none */
  chosen: string;
  /** the id of the form that sends it where there is no JavaScript; null for no form */
  form: string | null;
  onChange: (slug: string) => void;
};

/** 'Seulement ma chaudière', once the visitor has one. A list of another boiler's parts is left by its chip. */
export function OnlyMyBoiler({ chosen, form, onChange }: OnlyMyBoilerProps) {
  const mine = useMyBoiler();
  const former = useRef(mine?.slug);
  const follow = useEffectEvent((slug: string | undefined) => {
    // A boiler that is forgotten in the bar leaves the list too: nothing else would say why it is short.
    if (slug === undefined && chosen !== '' && chosen === former.current) onChange('');
    former.current = slug;
  });
  useEffect(() => follow(mine?.slug), [mine?.slug]);
  if (!mine || (chosen !== '' && chosen !== mine.slug)) return null;
  return (
    <div className="mb-2 flex sm:-ms-2">
      <CheckRow
        field="boiler"
        value={mine.slug}
        label={filterWords.onlyMine}
        isChecked={chosen === mine.slug}
        onToggle={() => onChange(chosen === mine.slug ? '' : mine.slug)}
        {...(form !== null && { form })}
      />
    </div>
  );
}
