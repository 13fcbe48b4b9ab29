'use client';

import { useSession } from '@/client/session/session';
import { mayHandleOrders } from '@/domain/accounts/roles';
import { OrderStream } from './live/order-stream';
import { OutboxSender } from './outbox/outbox-sender';

/** What the order desk does on every page of the back office, for people who handle orders. */
export function DeskBackground() {
  const user = useSession()?.user;
  if (!mayHandleOrders(user)) return null;
  return (
    <>
      <OutboxSender />
      <OrderStream />
    </>
  );
}
