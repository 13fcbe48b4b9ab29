'use client';

import { useState } from 'react';
import { type Cleared, cityOfCommune, keptMethod } from '@/domain/delivery/place';
import { FieldFrame, fieldAria, INPUT_CLASS } from '@/storefront/ui/field-frame';
import { checkoutWords } from '@/words/fr/orders/checkout';
import type { Destination } from '../destination';
import { useField, useFormOfSteps } from '../form/use-checkout-form';
import { useCommunes } from '../use-destination';
import { ClearedNotice } from './cleared-notice';

const NAME = 'commune';

/** The commune of the chosen wilaya. Controlled: the options may come after the stored choice. */
export function CommuneField({ destination }: { destination: Destination | undefined }) {
  const { data: communes = [] } = useCommunes(destination?.wilaya);
  const form = useFormOfSteps();
  const { value, type } = useField(NAME);
  const [cleared, setCleared] = useState<readonly Cleared[]>([]);
  if (communes.length === 0) return null;
  const choose = (code: string) => {
    const known = (one: string) => communes.find((commune) => String(commune.code) === one);
    const { shipping, delivery_method: method } = form.fields();
    const commune = known(code);
    const kept = keptMethod(method, commune ?? destination?.wilaya);
    type(code);
    form.put('shipping.city', cityOfCommune({ city: shipping.city, former: known(value), commune, communes }));
    form.put('delivery_method', kept.method);
    setCleared(kept.cleared);
  };
  const isKnown = communes.some(({ code }) => String(code) === value);
  return (
    <FieldFrame name={NAME} label={checkoutWords.commune} isOptional error={undefined}>
      <select
        name={NAME}
        {...fieldAria({ name: NAME, isOptional: true, error: undefined })}
        value={isKnown ? value : ''}
        onChange={({ target }) => choose(target.value)}
        className={INPUT_CLASS}
      >
        <option value="">{checkoutWords.anyCommune}</option>
        {communes.map(({ code, name, served }) => (
          <option key={code} value={code} disabled={!served}>
            {served ? name : checkoutWords.unserved(name)}
          </option>
        ))}
      </select>
      <ClearedNotice cleared={cleared} />
    </FieldFrame>
  );
}
