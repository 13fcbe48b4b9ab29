import { APIError, type Payload, type TypedUser } from 'payload';
import type { BulkStatusAnswer } from '@/contract/admin/confirmation';
import type { OrderStatus } from '@/domain/orders/order-status';
import { officeOrderStatusWords } from '@/words/en/orders/order-status';
import { officeOrderWords } from '@/words/en/orders/orders';
import { changeOrderStatus } from './change-order-status';

/**
 * Changes the status of several orders, each in its own transaction: one that is refused stops no other.
 * @param from the status of each order that the caller saw, by id; an order that is missing there is changed whatever it has
 * @throws DatabaseAwayError if a transaction failed to commit; orders before it are changed
 */
export async function changeStatuses(
  person: { payload: Payload; user: TypedUser },
  { ids, to, from }: { ids: readonly number[]; to: OrderStatus; from: ReadonlyMap<number, OrderStatus> },
): Promise<BulkStatusAnswer> {
  const answer: BulkStatusAnswer = { changed: [], refused: [] };
  for (const id of new Set(ids)) {
    const message = await refusalOf(changeOrderStatus(person, { id, to, from: from.get(id) ?? null }));
    if (message === null) answer.changed.push(id);
    else answer.refused.push({ id, message });
  }
  return answer;
}

/** Null if the order has the status now. */
async function refusalOf(change: ReturnType<typeof changeOrderStatus>): Promise<string | null> {
  try {
    const outcome = await change;
    if (outcome.type === 'moved') return officeOrderWords.moved(officeOrderStatusWords.labels[outcome.status]);
    return outcome.type === 'unknown' ? officeOrderWords.unknown : null;
  } catch (error) {
    // The collection's own refusals, such as pieces that are gone.
    if (error instanceof APIError && error.status < 500) return error.message;
    throw error;
  }
}
