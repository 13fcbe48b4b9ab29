import type { AdminOrder } from '@/contract/admin/orders';
import { officeDeskWords } from '@/words/en/orders/order-desk';
import { deskViewOf } from '../confirmation-view';
import { CallLink } from '../contact/call-link';
import { WhatsAppMenu } from '../contact/whatsapp-menu';
import type { OrderDesk } from './use-order-desk';

/** What a clerk does first: call, or write. */
export function CallPanel({ order, desk }: { order: AdminOrder; desk: OrderDesk }) {
  const { isCallable, isAwaited } = deskViewOf(order);
  return (
    <section aria-label={officeDeskWords.contact} className="flex shrink-0 gap-2 max-md:w-full">
      {isCallable && (
        <CallLink
          phone={order.customer_phone}
          isDisabled={isAwaited && desk.claimedBy !== null}
          onCall={desk.beginCall}
          className="max-md:min-h-13 max-md:flex-1 max-md:text-base"
        />
      )}
      <WhatsAppMenu order={order} className="max-md:min-h-13" />
    </section>
  );
}
