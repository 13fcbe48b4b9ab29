'use client';

import { useQuery } from '@tanstack/react-query';
import { TriangleAlert, UserRound } from 'lucide-react';
import type { AdminOrder } from '@/contract/admin/orders';
import { phoneKey } from '@/domain/phone';
import { officeOrderFormWords } from '@/words/en/orders/order-form';
import { useSettled } from '../../lib/use-settled';
import { Button } from '../../ui/button';
import { customerOfPhoneQuery } from '../queries';

const { taken } = officeOrderFormWords;

/** Who has ordered by this telephone before, and what to know about them. */
export function KnownCustomer({ phone, onUse }: { phone: string; onUse: (latest: AdminOrder) => void }) {
  const key = useSettled(phoneKey(phone));
  const { data: customer = null } = useQuery({ ...customerOfPhoneQuery(key ?? ''), enabled: key !== null });
  if (key === null || customer === null) return null;
  const [latest] = customer.order_list;
  const warning = customer.blocked ? taken.blocked : customer.refused > 0 ? taken.refusedBefore : null;
  return (
    <div className="grid gap-2">
      {warning !== null && (
        <p role="alert" className="flex gap-2 rounded-lg bg-amber-100 px-3 py-2 font-medium text-amber-950 text-sm">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {warning}
        </p>
      )}
      {latest && (
        <p
          role="status"
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-blue-50 px-3 py-1 text-slate-900 text-sm"
        >
          <UserRound aria-hidden className="size-4 shrink-0" />
          <span className="min-w-0 flex-1 break-words">{taken.known(latest.customer_name, customer.orders)}</span>
          <Button size="sm" onClick={() => onUse(latest)}>
            {taken.useKnown}
          </Button>
        </p>
      )}
    </div>
  );
}
