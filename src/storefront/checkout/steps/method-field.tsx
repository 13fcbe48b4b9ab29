'use client';

import { House, type LucideIcon, Store } from 'lucide-react';
import { useId } from 'react';
import { cx } from '@/client/classes';
import type { DeliveryMethod } from '@/domain/delivery/delivery';
import { deliveryFee } from '@/domain/delivery/delivery-fees';
import { toDinars } from '@/domain/money';
import { formatTwoDecimals } from '@/domain/price-texts';
import { checkoutWords } from '@/words/fr/orders/checkout';
import { deliveryDays } from '@/words/fr/orders/delivery';
import type { Destination } from '../destination';
import { useField } from '../form/use-checkout-form';

const NAME = 'delivery_method';

const methodOptions = (): readonly { method: DeliveryMethod; label: string; Icon: LucideIcon }[] => [
  { method: 'standard', label: checkoutWords.home, Icon: House },
  { method: 'desk', label: checkoutWords.desk, Icon: Store },
];

/** Home or desk, each with its fee: shown as soon as the wilaya is chosen. */
export function MethodField({ destination }: { destination: Destination | undefined }) {
  const { value: chosen, error: refusal, type } = useField(NAME);
  const id = useId();
  if (!destination) return null;
  const { wilaya, commune } = destination;
  const error = destination.fee.ok ? undefined : refusal;
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id}>
      <legend className="mb-1.5 block font-medium text-slate-900 text-sm">{checkoutWords.method}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {methodOptions().map(({ method, label, Icon }) => {
          const fee = deliveryFee(commune ?? wilaya, method);
          return (
            <label
              key={method}
              className={cx(
                'flex cursor-pointer items-start gap-3 rounded-lg border p-3 has-checked:border-blue-900 has-checked:bg-blue-50 has-disabled:cursor-not-allowed has-disabled:bg-slate-50',
                error !== undefined && chosen === method ? 'border-red-700' : 'border-slate-300',
              )}
            >
              <input
                type="radio"
                // The focus goes to the choice that cannot be delivered.
                id={chosen === method ? NAME : undefined}
                name={NAME}
                value={method}
                checked={chosen === method}
                disabled={!fee.ok}
                onChange={() => type(method)}
                className="mt-0.5 size-5 shrink-0 accent-blue-900"
              />
              <span className="min-w-0 flex-1 text-slate-900">
                <span className="block font-semibold text-sm">{label}</span>
                <span className="block text-slate-700 text-sm tabular-nums">
                  {fee.ok
                    ? formatTwoDecimals(toDinars(fee.centimes))
                    : checkoutWords[fee.reason === 'no-desk' ? 'noDesk' : 'notServed']}
                  {fee.ok && wilaya.days !== null && ` · ${deliveryDays(wilaya.days)}`}
                </span>
              </span>
              <Icon aria-hidden className="size-5 shrink-0 text-slate-600" strokeWidth={1.5} />
            </label>
          );
        })}
      </div>
      {error !== undefined && (
        <p id={id} className="mt-1.5 font-medium text-red-700 text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
