'use client';

import { FieldFrame, fieldAria, INPUT_CLASS } from '@/storefront/ui/field-frame';
import { checkoutWords } from '@/words/fr/checkout';
import type { Destination } from '../destination';
import { useField } from '../form/use-checkout-form';
import { useCommunes } from '../use-destination';

const NAME = 'commune';

/** The commune of the chosen wilaya. Controlled: the options may come after the stored choice. */
export function CommuneField({ destination }: { destination: Destination | undefined }) {
  const { data: communes = [] } = useCommunes(destination?.wilaya);
  const { value, type } = useField(NAME);
  if (communes.length === 0) return null;
  const isKnown = communes.some(({ code }) => String(code) === value);
  return (
    <FieldFrame name={NAME} label={checkoutWords.commune} isOptional error={undefined}>
      <select
        name={NAME}
        {...fieldAria({ name: NAME, isOptional: true, error: undefined })}
        value={isKnown ? value : ''}
        onChange={({ target }) => type(target.value)}
        className={INPUT_CLASS}
      >
        <option value="">{checkoutWords.anyCommune}</option>
        {communes.map(({ code, name, served }) => (
          <option key={code} value={code} disabled={!served}>
            {served ? name : checkoutWords.unserved(name)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
