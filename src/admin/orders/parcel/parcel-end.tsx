'use client';

import { toast } from '@payloadcms/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import type { AdminOrder } from '@/contract/admin/orders';
import type { OrderParcel } from '@/contract/admin/parcels';
import type { OrderStatus } from '@/domain/orders/order-status';
import { officeOrderParcelWords } from '@/words/en/orders/order-desk';
import { parcelPath } from '../../lib/paths';
import { Button, linkButton } from '../../ui/button';
import { failureOf } from '../failures';
import { changeStatus, holdOrder, refreshOrders } from '../queries';

/** With these statuses nothing was decided yet about an order whose parcel came to its end. */
const UNDECIDED: readonly OrderStatus[] = ['shipping', 'delivered'];

/** What to do with an order whose parcel was lost, or came back and waits for its decision. */
export function ParcelEnd({ order, parcel }: { order: AdminOrder; parcel: OrderParcel }) {
  if (!UNDECIDED.includes(order.status)) return null;
  if (parcel.state === 'lost') return <LostParcel order={order} courier={parcel.courier_name} />;
  if (parcel.state !== 'returned' || parcel.return !== null) return null;
  return (
    <div className="mt-4 rounded-lg border border-amber-300 bg-amber-50 p-3 text-sm">
      <p className="mb-2">{officeOrderParcelWords.backText}</p>
      <Link href={parcelPath(parcel.id)} prefetch={false} className={linkButton({ variant: 'primary', size: 'sm' })}>
        {officeOrderParcelWords.decideReturn}
      </Link>
    </div>
  );
}

function LostParcel({ order, courier }: { order: AdminOrder; courier: string }) {
  const client = useQueryClient();
  const moving = useMutation({
    mutationFn: (to: OrderStatus) => changeStatus({ id: order.id, from: order.status, to }),
    onSuccess: (changed, to) => {
      holdOrder(client, changed);
      toast.success(to === 'cancelled' ? officeOrderParcelWords.lostClosed : officeOrderParcelWords.lostSentAgain);
    },
    onSettled: () => void refreshOrders(client),
  });
  return (
    <div className="mt-4 rounded-lg border border-amber-300 bg-amber-50 p-3 text-sm">
      <p className="mb-2">{officeOrderParcelWords.lostText(courier)}</p>
      {moving.error && (
        <p role="alert" className="mb-2 text-red-800">
          {failureOf(officeOrderParcelWords.lostAction, moving.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="primary" disabled={moving.isPending} onClick={() => moving.mutate('processing')}>
          {officeOrderParcelWords.sendAgain}
        </Button>
        <Button size="sm" disabled={moving.isPending} onClick={() => moving.mutate('cancelled')}>
          {officeOrderParcelWords.closeLost}
        </Button>
      </div>
    </div>
  );
}
