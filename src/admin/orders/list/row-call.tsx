import { CloudOff, TriangleAlert, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/client/classes';
import type { AdminOrder } from '@/contract/admin/orders';
import type { OrderParcel } from '@/contract/admin/parcels';
import { officeCallWords, officeDeskWords } from '@/words/en/order-desk';
import { ParcelBadge } from '../../parcels/parcel-badge';
import { ConfirmationBadge, nextCallText } from '../confirmation-view';
import { useKeptCalls } from '../outbox/use-kept-calls';

/** Where the confirmation of an order is and where its parcel, who works on it, and what to know before calling. */
export function RowCall({ order, now }: { order: AdminOrder; now: Date }) {
  const { confirmation, warnings } = order;
  const isKept = useKeptCalls().some(({ orderId, problem }) => orderId === order.id && problem === null);
  const next = nextCallText(order, now);
  return (
    <div className="flex flex-col items-start gap-1 text-xs max-md:flex-row max-md:flex-wrap max-md:items-center">
      <ConfirmationBadge state={confirmation.state} />
      {confirmation.claimed_by !== null ? (
        <Fact Icon={UserRound} className="font-medium text-amber-900">
          {officeDeskWords.claimedBy(confirmation.claimed_by)}
        </Fact>
      ) : (
        // The line stays when the call is done, so that the rows below do not move.
        order.parcel === null && <span className="min-h-4 text-slate-700">{next}</span>
      )}
      {order.parcel && <RowParcel parcel={order.parcel} />}
      {warnings.map(({ kind }) => (
        <Fact key={kind} Icon={TriangleAlert} className="font-medium text-amber-900">
          {officeDeskWords.warningKinds[kind] ?? kind}
        </Fact>
      ))}
      {isKept && (
        <Fact Icon={CloudOff} className="font-medium text-amber-900">
          {officeCallWords.outbox.inRow}
        </Fact>
      )}
    </div>
  );
}

function RowParcel({ parcel }: { parcel: OrderParcel }) {
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-1.5">
      <ParcelBadge state={parcel.state} />
      <span className="max-w-40 truncate text-slate-700">{parcel.courier_name}</span>
    </span>
  );
}

type FactProps = { Icon: typeof UserRound; className: string; children: ReactNode };

function Fact({ Icon, className, children }: FactProps) {
  return (
    <span className={cx('inline-flex items-center gap-1', className)}>
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {children}
    </span>
  );
}
