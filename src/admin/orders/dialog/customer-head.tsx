'use client';

import Link from 'next/link';
import type { AdminOrder } from '@/contract/admin/orders';
import { contactOf } from '@/domain/contact';
import { readablePhone } from '@/domain/phone';
import { isBlank } from '@/domain/text';
import { officeCustomerWords } from '@/words/en/customer-screens';
import { officeDeskWords } from '@/words/en/orders/order-desk';
import { officeOrderSourceWords } from '@/words/en/orders/order-source';
import { officeOrderWords } from '@/words/en/orders/orders';
import { customerPath } from '../../lib/paths';
import { useNow } from '../../lib/use-now';
import { ConfirmationBadge, deskViewOf, nextCallText } from '../confirmation-view';
import { CopyPhone } from '../contact/copy-phone';
import { ageOf } from '../order-age';
import { amountText, orMissing } from '../order-view';

const MINUTE_MS = 60_000;

/** Who is called, the total that is read to them, and how long they have waited. */
export function CustomerHead({ order }: { order: AdminOrder }) {
  const now = useNow(MINUTE_MS);
  const age = ageOf(order.order_date, now);
  const { name, phone } = contactOf(order);
  const { attempts } = order.confirmation;
  const facts = [
    age === null ? null : officeDeskWords.placed(age),
    officeOrderSourceWords[order.source],
    attempts > 0 && deskViewOf(order).isAwaited ? officeDeskWords.unanswered(attempts) : null,
    nextCallText(order, now),
  ];
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-3">
        <bdi className="min-w-0 break-words font-semibold text-lg">{orMissing(name)}</bdi>
        {!isBlank(phone) && <CopyPhone phone={readablePhone(phone)} />}
        <span className="whitespace-nowrap tabular-nums">
          <span className="text-slate-600 text-sm">{officeOrderWords.total}</span>{' '}
          <strong className="font-semibold text-lg">{amountText(order.total)}</strong>
        </span>
        {order.phone_key !== null && (
          <Link
            href={customerPath(order.phone_key)}
            prefetch={false}
            className="inline-flex min-h-9 items-center font-medium text-blue-900 text-sm underline-offset-2 hover:underline"
          >
            {officeCustomerWords.ofOrder}
          </Link>
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-slate-600 text-sm">
        <ConfirmationBadge order={order} />
        <span>{facts.filter((fact) => fact !== null).join(' · ')}</span>
      </p>
    </div>
  );
}
