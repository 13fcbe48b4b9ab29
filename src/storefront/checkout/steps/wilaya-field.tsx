'use client';

import { useQuery } from '@tanstack/react-query';
import { Truck } from 'lucide-react';
import { useController } from 'react-hook-form';
import { isUnreached } from '@/client/api/api-error';
import { parts } from '@/client/parts';
import { feeCentimes, findRegion } from '@/domain/delivery';
import { formatTwoDecimals, toDinars } from '@/domain/money';
import { regionValue } from '@/domain/slug';
import { wilayasQuery } from '@/storefront/api/queries';
import { FieldFrame, fieldAria, INPUT_CLASS } from '@/storefront/ui/field-frame';
import { LineDown } from '@/storefront/ui/line-down';
import { checkoutWords } from '@/words/fr/checkout';
import type { CheckoutFields } from '../fields';
import { useTextField } from '../parts/use-text-field';

const NAME = 'shipping.region';

/** The wilaya, and what the delivery there costs. Controlled: the options may come after the stored choice. */
export function WilayaField() {
  const { data: wilayas, error: failure, isFetching, refetch } = useQuery(wilayasQuery());
  const { error, validate, recheck } = useTextField(NAME);
  const { field } = useController<CheckoutFields, typeof NAME>({ name: NAME, rules: { validate } });
  const chosen = findRegion(wilayas, field.value);
  return (
    <FieldFrame name={NAME} label={checkoutWords.wilaya} error={error}>
      <select
        {...field}
        {...fieldAria({ name: NAME, error })}
        value={chosen ? field.value : ''}
        onChange={(event) => {
          field.onChange(event);
          recheck();
        }}
        onFocus={() => {
          // The list could not be loaded: whoever turns to it asks for another try.
          if (failure) void refetch();
        }}
        autoComplete="address-level1"
        className={INPUT_CLASS}
      >
        <option value="" disabled>
          {checkoutWords.chooseWilaya}
        </option>
        {wilayas?.map(({ id, name }) => (
          <option key={id} value={regionValue(name)}>
            {name}
          </option>
        ))}
      </select>
      <p aria-live="polite" className="mt-2 flex min-h-6 items-center gap-2 text-slate-700 text-sm">
        {chosen && (
          <>
            <Truck aria-hidden className="size-4 shrink-0 text-blue-900" />
            <span>
              {parts(
                checkoutWords.fee(
                  <strong className="font-semibold text-slate-900 tabular-nums">
                    {formatTwoDecimals(toDinars(feeCentimes(chosen)))}
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
