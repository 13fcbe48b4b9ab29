import { type OrderTotals, orderTotals } from '@/domain/orders/charges';
import type { PricedLine } from '@/domain/orders/priced-lines';
import { orderSettings } from '@/shop';
import type { Destination } from './destination';

/** What lines come to where they are delivered to; without a fee before a place is chosen. */
export function totalsAt(lines: readonly PricedLine[], destination: Destination | undefined): OrderTotals {
  return orderTotals({ lines, fee: destination?.fee, freeFrom: orderSettings.free_delivery_from });
}
