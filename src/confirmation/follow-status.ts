import type { PayloadRequest } from 'payload';
import { afterStatus } from '@/domain/confirmation/states';
import type { OrderStatus } from '@/domain/orders/order-status';
import { holdOrderToConfirm, writeConfirmations } from './confirmation-row';

/**
 * Moves an order's confirmation along with its status, in the transaction that changes it and before the status itself is
 * written. The only place where a status changes the confirmation, so it holds for calls, the CMS and selections alike.
 */
export async function followStatus(
  req: PayloadRequest,
  { orderId, to }: { orderId: number; to: OrderStatus },
): Promise<void> {
  const order = await holdOrderToConfirm(req, orderId);
  if (!order) return;
  const confirmation = afterStatus(order.confirmation, { status: to, now: new Date() });
  await writeConfirmations(req, [{ orderId, confirmation }]);
}
