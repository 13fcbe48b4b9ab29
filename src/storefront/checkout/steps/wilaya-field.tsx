'use client';

import { Truck } from 'lucide-react';
import { useState } from 'react';
import { isUnreached } from '@/client/api/is-unreached';
import { parts } from '@/client/parts';
import { findRegion } from '@/domain/delivery/delivery';
import { afterMove, type Cleared } from '@/domain/delivery/place';
import { toDinars } from '@/domain/money';
import { formatTwoDecimals } from '@/domain/price-texts';
import { rememberWilaya } from '@/storefront/delivery/remembered-wilaya';
import { WilayaPicker } from '@/storefront/delivery/wilaya-picker';
import { FieldFrame, fieldAria } from '@/storefront/ui/field-frame';
import { LineDown } from '@/storefront/ui/line-down';
import { checkoutWords } from '@/words/fr/orders/checkout';
import type { Destination } from '../destination';
import { useField, useFormOfSteps } from '../form/use-checkout-form';
import { useCommunes } from '../use-destination';
import { useWilayasOfSteps } from '../wilayas-on-entry';
import { ClearedNotice } from './cleared-notice';

const NAME = 'shipping.region';

/** The wilaya, and what the delivery there costs. Controlled: the options may come after the stored choice. */
export function WilayaField({
  destination,
  isOptional,
}: {
  destination: Destination | undefined;
  isOptional: boolean;
}) {
  const { data: wilayas, error: failure, isFetching, refetch } = useWilayasOfSteps();
  const form = useFormOfSteps();
  const { value, error, type } = useField(NAME);
  const { data: formerCommunes = [] } = useCommunes(destination?.wilaya);
  const [cleared, setCleared] = useState<readonly Cleared[]>([]);
  return (
    <FieldFrame name={NAME} label={checkoutWords.wilaya} isOptional={isOptional} error={error}>
      <WilayaPicker
        name={NAME}
        value={value}
        {...fieldAria({ name: NAME, isOptional, error })}
        wilayas={wilayas}
        onChoose={(chosen) => {
          const { shipping, delivery_method: method } = form.fields();
          const wilaya = findRegion(wilayas, chosen);
          const former = destination?.wilaya;
          const moved = afterMove({ ...shipping, method, former, formerCommunes, wilaya });
          type(chosen);
          if (moved.isElsewhere) form.put('commune', '');
          form.put('shipping.city', moved.city);
          form.put('shipping.postalCode', moved.postalCode);
          form.put('delivery_method', moved.method);
          setCleared(moved.cleared);
          rememberWilaya(chosen);
        }}
        onFocus={() => {
          // The list could not be loaded: turning to it asks for another try.
          if (failure) refetch();
        }}
        waitsForInterest={isOptional}
        autoComplete="address-level1"
      />
      <p aria-live="polite" className="mt-2 flex min-h-6 items-center gap-2 text-slate-700 text-sm">
        {destination?.fee.ok && (
          <>
            <Truck aria-hidden className="size-4 shrink-0 text-blue-900" />
            <span>
              {parts(
                checkoutWords.fee(
                  <strong className="font-semibold text-slate-900 tabular-nums">
                    {formatTwoDecimals(toDinars(destination.fee.centimes))}
                  </strong>,
                ),
              )}
            </span>
          </>
        )}
      </p>
      <ClearedNotice cleared={cleared} />
      {isUnreached(failure) && !wilayas && <LineDown onRetry={refetch} isTrying={isFetching} />}
    </FieldFrame>
  );
}
