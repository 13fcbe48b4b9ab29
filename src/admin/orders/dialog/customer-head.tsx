'use client';

import type { AdminOrder } from '@/contract/admin/orders';
import { contactOf } from '@/domain/contact';
import { isBlank } from '@/domain/text';
import { officeDeskWords } from '@/words/en/order-desk';
import { useNow } from '../../lib/use-now';
import { CopyPhone } from '../contact/copy-phone';
import { ageOf } from '../order-age';
import { orMissing } from '../order-view';

const MINUTE_MS = 60_000;

/** Who is called, and how long they have waited. */
export function CustomerHead({ order }: { order: AdminOrder }) {
  const age = ageOf(order.order_date, useNow(MINUTE_MS));
  const { name, phone } = contactOf(order);
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="min-w-0 break-words font-semibold text-lg">{orMissing(name)}</span>
        {!isBlank(phone) && <CopyPhone phone={phone} />}
      </p>
      {age !== null && <p className="text-slate-600 text-sm">{officeDeskWords.placed(age)}</p>}
    </div>
  );
}
