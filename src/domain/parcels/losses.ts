/** What a change of an order's status means for the pieces that were lost with its parcel. */
import { type OrderStatus, stockEffect } from '../orders/order-status';

export type LossEffect =
  /** the order is closed: it gives nothing back */
  | 'close'
  /** the order is to be sent once more, with other pieces from the stock */
  | 'send-again'
  /** the parcel reached its customer after all: the order counts its pieces again */
  | 'found'
  /** the loss changes nothing */
  | 'none';

/** With these statuses an order waits for a parcel. */
const TO_SEND: readonly OrderStatus[] = ['pending', 'processing'];

/**
 * @param isBooked whether a change before took the lost pieces out of the order
 */
export function lossEffect({
  from,
  to,
  isBooked,
}: {
  from: OrderStatus;
  to: OrderStatus;
  isBooked: boolean;
}): LossEffect {
  if (from === to) return 'none';
  const effect = stockEffect({ from, to });
  if (isBooked) return effect === 'take-again' && !TO_SEND.includes(to) ? 'found' : 'none';
  if (effect === 'give-back') return 'close';
  return TO_SEND.includes(to) ? 'send-again' : 'none';
}
