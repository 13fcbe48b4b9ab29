'use client';

import { useQuery } from '@tanstack/react-query';
import { Truck } from 'lucide-react';
import { useController, useFormContext } from 'react-hook-form';
import { isUnreached } from '@/client/api/api-error';
import { parts } from '@/client/parts';
import { formatTwoDecimals, toDinars } from '@/domain/money';
import { wilayasQuery } from '@/storefront/api/queries';
import { rememberWilaya } from '@/storefront/delivery/remembered-wilaya';
import { WilayaPicker } from '@/storefront/delivery/wilaya-picker';
import { FieldFrame, fieldAria } from '@/storefront/ui/field-frame';
import { LineDown } from '@/storefront/ui/line-down';
import { checkoutWords } from '@/words/fr/checkout';
import type { Destination } from '../destination';
import type { CheckoutFields } from '../fields';
import { useTextField } from '../parts/use-text-field';

const NAME = 'shipping.region';

/** The wilaya, and what the delivery there costs. Controlled: the options may come after the stored choice. */
export function WilayaField({
  destination,
  isOptional,
}: {
  destination: Destination | undefined;
  isOptional: boolean;
}) {
  const { data: wilayas, error: failure, isFetching, refetch } = useQuery(wilayasQuery());
  const { error, validate, recheck } = useTextField(NAME);
  const { field } = useController<CheckoutFields, typeof NAME>({ name: NAME, rules: { validate } });
  const { setValue } = useFormContext<CheckoutFields>();
  return (
    <FieldFrame name={NAME} label={checkoutWords.wilaya} isOptional={isOptional} error={error}>
      <WilayaPicker
        {...field}
        {...fieldAria({ name: NAME, isOptional, error })}
        wilayas={wilayas}
        onChoose={(value) => {
          field.onChange(value);
          // Its communes are others.
          setValue('commune', '');
          rememberWilaya(value);
          recheck();
        }}
        onFocus={() => {
          // The list could not be loaded: whoever turns to it asks for another try.
          if (failure) void refetch();
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
      {isUnreached(failure) && !wilayas && <LineDown onRetry={() => void refetch()} isTrying={isFetching} />}
    </FieldFrame>
  );
}
