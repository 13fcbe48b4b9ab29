import type { DeliveryMethod } from '@/domain/delivery/delivery';
import type { ChargeKind } from '@/domain/orders/charges';
import type { PaymentMethod } from '@/domain/orders/payment';
import { english } from '../../english';

/** What the screen of orders calls the parts of an order. */
export const officeOrderWords = english('orders', {
  /** in the summary of an order */
  charges: {
    subtotal: (pieces: number) => `Items (${pieces})`,
    delivery: 'Shipping',
  } satisfies Record<ChargeKind, string | ((pieces: number) => string)>,
  chargeNames: { subtotal: 'Subtotal', delivery: 'Delivery' } satisfies Record<ChargeKind, string>,
  /** over an amount in Payload's own form */
  inDinars: (charge: string) => `${charge} (DA)`,
  total: 'Total',
  tax: 'Tax',
  /** for a delivery that costs nothing */
  free: 'Free',
  /** where the customer receives it */
  delivery: { standard: 'Home', desk: 'Desk' } satisfies Record<DeliveryMethod, string>,
  payment: { cod: 'Cash on delivery', card: 'Bank card', paypal: 'PayPal' } satisfies Record<PaymentMethod, string>,
  unnamedProduct: 'Product',
  unknown: 'There is no such order.',
  piecesGone: 'The pieces of this order are no longer in stock',
  moved: (status: string) => `Somebody else has set this order to "${status}" meanwhile. Nothing was changed.`,
  noAddress: 'This order has no e-mail address: nobody can be mailed.',
});
