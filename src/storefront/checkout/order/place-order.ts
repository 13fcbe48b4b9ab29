import { ApiError } from '@/client/api/api-error';
import { forgetDraft } from '@/client/checkout-storage';
import { toCentimes, toDinars } from '@/domain/money';
import { wilayasQuery } from '@/storefront/api/queries';
import { queryClient } from '@/storefront/api/query-client';
import { useCart } from '@/storefront/cart/cart-store';
import { showToast } from '@/storefront/ui/toast';
import { totalsAt } from '../totals-at';
import type { Confirmation } from '../wizard';
import { acceptedToast, refusedToast } from './answer-toasts';
import { OrderElsewhereError } from './ask-again';
import { openAttempt } from './attempt';
import { storeConfirmation } from './confirmation';
import { NO_PROBLEM, type OrderProblem } from './order-problem';
import { storePlaced } from './placed';
import { placedOf } from './placed-of';
import { refreshAfterConflict } from './refresh-after-conflict';
import { type OrderInput, type SentOrder, sendOrder } from './send-order';

type OnAccepted = (confirmation: Confirmation) => void;

/**
 * Sends the order; what follows happens even where the shopper has left the page meanwhile.
 * @returns what the page says of it
 */
export async function placeOrder(input: OrderInput, onAccepted: OnAccepted): Promise<OrderProblem> {
  try {
    accept(await sendOrder(input), input, onAccepted);
    return NO_PROBLEM;
  } catch (error) {
    return refuse(error instanceof Error ? error : new Error(String(error)), input);
  }
}

function accept(sent: SentOrder, { items, destination }: OrderInput, onAccepted: OnAccepted): void {
  const { order, body, areChangesLost } = sent;
  // Of the answer only the number is promised; an accepted order is confirmed in any case.
  const total = toDinars(toCentimes(order.total) ?? toCentimes(body.total) ?? totalsAt(items, destination).total);
  const confirmation = { orderId: order.order_id, total, email: body.customer.email ?? '', areChangesLost };
  storeConfirmation(confirmation);
  const placed = placedOf({ order, body, destination });
  if (placed) storePlaced(placed);
  onAccepted(confirmation);
  forgetDraft();
  useCart.getState().clear();
  showToast(acceptedToast(order.order_id));
}

async function refuse(error: Error, { destination }: OrderInput): Promise<OrderProblem> {
  const client = queryClient();
  // The order exists: 'try again' would be wrong.
  if (!(error instanceof OrderElsewhereError)) showToast(refusedToast(error));
  if (error instanceof ApiError && error.status === 400) await client.invalidateQueries(wilayasQuery());
  const isConflict = error instanceof ApiError && error.status === 409;
  return problemOf(error, isConflict ? await refreshAfterConflict({ error, destination, queryClient: client }) : []);
}

function problemOf(error: Error, changes: readonly string[]): OrderProblem {
  const problem = { ...NO_PROBLEM, changes };
  if (error instanceof OrderElsewhereError) return { ...problem, notice: 'elsewhere' };
  if (error instanceof ApiError && error.status === 401) return { ...problem, notice: 'session-over' };
  if (!(error instanceof ApiError)) console.error(error);
  if (openAttempt()) return { ...problem, notice: 'unanswered' };
  return { ...problem, reason: changes.length === 0 ? (refusedToast(error).description ?? null) : null };
}
