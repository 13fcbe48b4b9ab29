'use client';

import { CircleCheck, CircleX } from 'lucide-react';
import { cx } from '@/client/classes';
import { parts } from '@/client/parts';
import { useSession } from '@/client/session/session';
import type { OrderStatus } from '@/domain/orders/order-status';
import { formatTwoDecimals } from '@/domain/price-texts';
import { buttonClass } from '@/storefront/ui/button';
import { ShopLink } from '@/storefront/ui/shop-link';
import { ShopPhones } from '@/storefront/ui/shop-phones';
import { commonWords } from '@/words/fr/common';
import { checkoutWords } from '@/words/fr/orders/checkout';
import { orderStatusWords } from '@/words/fr/orders/order-status';
import type { Placed } from '../order/placed';
import type { Confirmation } from '../wizard';
import { PlacedFacts } from './placed-facts';

type ConfirmationStepProps = {
  /** `email` null: this browser does not know it */
  confirmation: Omit<Confirmation, 'email'> & { email: string | null };
  /** null for an order without a code */
  placed: Placed | null;
  /** absent: it was placed a moment ago */
  status?: OrderStatus;
};

/** Step 5: the order is in. */
export function ConfirmationStep({ confirmation, placed, status }: ConfirmationStepProps) {
  const { orderId, total, email, areChangesLost } = confirmation;
  const isLoggedIn = useSession() !== null;
  const toPay = placed?.isDesk ? checkoutWords.amountAtDesk : checkoutWords.amountToPay;
  const isCancelled = status === 'cancelled';
  const Icon = isCancelled ? CircleX : CircleCheck;
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <Icon
        aria-hidden
        className={cx('size-14', isCancelled ? 'text-slate-500' : 'text-green-700')}
        strokeWidth={1.5}
      />
      <p role="status" className="font-semibold text-lg text-slate-900">
        {isCancelled ? orderStatusWords.isCancelled : checkoutWords.thanks}
      </p>
      <p className="text-slate-700">
        {parts(
          checkoutWords.orderNumber(<strong className="font-semibold text-slate-900 tabular-nums">#{orderId}</strong>),
        )}
      </p>
      {isYetToPay(status) && (
        <p className="text-slate-700">
          {parts(
            toPay(
              <strong className="whitespace-nowrap font-semibold text-slate-900 tabular-nums">
                {formatTwoDecimals(total)}
              </strong>,
            ),
          )}
        </p>
      )}
      {areChangesLost && <ChangesLostNote />}
      {placed && <PlacedFacts placed={placed} status={status} />}
      {isLoggedIn && <AccountNote email={email} />}
      <div className="mt-4 flex flex-col gap-3 self-stretch sm:flex-row sm:justify-center">
        {placed && (
          <ShopLink href={`/suivi/${placed.code}`} className={buttonClass({ variant: 'action', size: 'lg' })}>
            {checkoutWords.follow}
          </ShopLink>
        )}
        <ShopLink href="/" className={buttonClass({ variant: placed ? 'outline' : 'action', size: 'lg' })}>
          {checkoutWords.goOn}
        </ShopLink>
      </div>
      {!isLoggedIn && <GuestNote />}
    </div>
  );
}

/** Nothing is asked for a cancelled order, nor again for a delivered one. */
function isYetToPay(status: OrderStatus | undefined): boolean {
  return status !== 'cancelled' && status !== 'delivered';
}

/** For an order that an earlier confirmation made, before the shopper changed something. */
function ChangesLostNote() {
  return (
    <p className="max-w-prose rounded-lg border border-amber-500 bg-amber-50 p-4 text-start text-slate-900 text-sm">
      {parts(
        checkoutWords.changesLost(
          <strong className="font-semibold">{checkoutWords.firstArrived}</strong>,
          <ShopPhones />,
        ),
      )}
    </p>
  );
}

function AccountNote({ email }: { email: string | null }) {
  if (email === null || email === '') {
    return (
      <ShopLink href="/profile" className="font-semibold text-blue-900 underline">
        {checkoutWords.ordersInProfile}
      </ShopLink>
    );
  }
  return (
    <p className="max-w-prose text-slate-700">
      {parts(
        checkoutWords.accountNote(
          <strong className="break-words font-semibold">{email}</strong>,
          <ShopLink href="/profile" className="font-semibold text-blue-900 underline">
            {checkoutWords.yourProfile}
          </ShopLink>,
        ),
      )}
    </p>
  );
}

function GuestNote() {
  return (
    <div className="flex flex-col items-center gap-3 self-stretch border-slate-200 border-t pt-4">
      <p className="max-w-prose text-slate-700">{checkoutWords.logInToFollow}</p>
      <ShopLink href="/login?next=/profile" className={buttonClass({ variant: 'outline', size: 'lg' })}>
        {commonWords.logIn}
      </ShopLink>
    </div>
  );
}
