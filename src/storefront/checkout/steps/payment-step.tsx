'use client';

import { Banknote, CreditCard, type LucideIcon } from 'lucide-react';
import { type ComponentProps, useEffect } from 'react';
import { parts } from '@/client/parts';
import { DEFAULT_DELIVERY_METHOD } from '@/domain/delivery/delivery';
import { toDinars } from '@/domain/money';
import { formatTwoDecimals } from '@/domain/price-texts';
import { useCart } from '@/storefront/cart/cart-store';
import { checkoutWords } from '@/words/fr/orders/checkout';
import { orderWords } from '@/words/fr/orders/orders';
import type { Destination } from '../destination';
import { totalsAt } from '../totals-at';
import { DeliveryCheck } from './delivery-check';
import { preloadLastStep } from './last-step';

/** Step 4: cash on delivery; cards are announced only. */
export function PaymentStep({ destination }: { destination: Destination | undefined }) {
  const method = destination?.method ?? DEFAULT_DELIVERY_METHOD;
  useEffect(preloadLastStep, []);
  return (
    <fieldset aria-labelledby="checkout-step" className="space-y-4">
      <PaymentOption
        icon={Banknote}
        label={orderWords.payment.cod}
        description={method === 'desk' ? checkoutWords.payAtDesk : checkoutWords.cashText}
        value="cod"
        name="payment_method"
        defaultChecked
      />
      <PaymentOption
        icon={CreditCard}
        label={orderWords.payment.card}
        description={checkoutWords.cardText}
        badge={checkoutWords.soon}
        value="card"
        name="payment_method"
        disabled
      />
      <DeliveryCheck destination={destination} />
      <AmountToPay destination={destination} />
    </fieldset>
  );
}

/** What the button below it agrees to; on a phone the sums are a screen higher. */
function AmountToPay({ destination }: { destination: Destination | undefined }) {
  const items = useCart((cart) => cart.items);
  const toPay = destination?.method === 'desk' ? checkoutWords.amountAtDesk : checkoutWords.amountToPay;
  return (
    <p className="text-slate-700">
      {parts(
        toPay(
          <strong className="whitespace-nowrap font-semibold text-slate-900 tabular-nums">
            {formatTwoDecimals(toDinars(totalsAt(items, destination).total))}
          </strong>,
        ),
      )}
    </p>
  );
}

type PaymentOptionProps = ComponentProps<'input'> & {
  icon: LucideIcon;
  label: string | undefined;
  description: string;
  badge?: string;
};

function PaymentOption({ icon: Icon, label, description, badge, ...radio }: PaymentOptionProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-lg border border-slate-300 p-4 has-checked:border-blue-900 has-checked:bg-blue-50 has-disabled:cursor-not-allowed has-disabled:bg-slate-50">
      <input type="radio" className="mt-0.5 size-5 shrink-0 accent-blue-900" {...radio} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-slate-900">
          {label}
          {badge && (
            <span className="rounded bg-slate-200 px-2 py-0.5 font-medium text-slate-800 text-xs">{badge}</span>
          )}
        </span>
        <span className="mt-1 block text-slate-700 text-sm">{description}</span>
      </span>
      <Icon aria-hidden className="size-6 shrink-0 text-slate-600" strokeWidth={1.5} />
    </label>
  );
}
