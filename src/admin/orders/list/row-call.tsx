import { CloudOff, TriangleAlert, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminOrder } from '@/contract/admin/orders';
import { officeCallWords, officeDeskWords } from '@/words/en/orders/order-desk';
import { ParcelBadge } from '../../parcels/parcel-badge';
import { ConfirmationBadge, deskViewOf, nextCallText } from '../confirmation-view';
import { useKeptCalls } from '../outbox/use-kept-calls';

/**
 * Where the confirmation of an order is, or its parcel once it has one, who works on it, and what to know before calling: two lines
 * at most.
 */
export function RowCall({ order, now }: { order: AdminOrder; now: Date }) {
  const { confirmation, warnings, parcel } = order;
  const isKept = useKeptCalls().some(({ orderId, problem }) => orderId === order.id && problem === null);
  const { isAwaited, showsWarning } = deskViewOf(order);
  const shown = warnings.filter(({ kind }) => showsWarning(kind));
  return (
    <div className="grid text-xs max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2">
      <div>{parcel ? <ParcelBadge state={parcel.state} /> : <ConfirmationBadge order={order} />}</div>
      <div className="flex gap-2 empty:hidden max-md:flex-wrap">
        {!isAwaited || confirmation.claimed_by === null ? (
          <span className="max-w-40 truncate text-slate-700 empty:hidden">
            {parcel ? <bdi>{parcel.courier_name}</bdi> : nextCallText(order, now)}
          </span>
        ) : (
          <Fact Icon={UserRound}>{officeDeskWords.claimedBy(confirmation.claimed_by)}</Fact>
        )}
        {isKept && <Fact Icon={CloudOff}>{officeCallWords.outbox.inRow}</Fact>}
        {shown.length > 0 && (
          <Fact Icon={TriangleAlert}>
            {shown.map(({ kind }) => officeDeskWords.warningKinds[kind] ?? kind).join(' · ')}
          </Fact>
        )}
      </div>
    </div>
  );
}

type FactProps = { Icon: typeof UserRound; children: ReactNode };

function Fact({ Icon, children }: FactProps) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap font-semibold text-amber-900">
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {children}
    </span>
  );
}
