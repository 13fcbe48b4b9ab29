import type { AmountField } from '@/domain/orders/charges';
import { english } from '../../english';
import type { orderCallWords } from '../../fr/refusals';
import type { Translation } from '../../words';

/** Why an order that a clerk enters was refused. Prices and amounts come formatted. */
export const officeOrderCallWords = english('orderCalls', {
  tooLittle: (minimum: string) => `The goods of an order must come to at least ${minimum}.`,
  tooMany: (phone: string) => `Too many orders for this e-mail address or telephone. The customer may call ${phone}.`,
  undeliverable: {
    'not-served': (place: string) => `Nothing is delivered to ${place}.`,
    'no-desk': (place: string) => `The courier has no desk in ${place}: choose home delivery.`,
  },
  blocked: (phone: string) => `This telephone cannot order online. The customer may call ${phone}.`,
  agreementOver: {
    ordered: 'This quote was ordered already.',
    expired: 'This quote is no longer valid.',
  },
  keyReused: 'This Idempotency-Key was used for another request.',
  gone: (name: string) => `"${name}" is no longer available.`,
  unnamed: (productId: number) => `Product ${productId}`,
  unpriced: (title: string) => `"${title}" is not for sale at the moment.`,
  soldOut: (title: string) => `"${title}" is sold out.`,
  short: (title: string, stock: number) => `"${title}": only ${stock} left in stock.`,
  price: (title: string, price: string) => `The price of "${title}" has changed: ${price}.`,
} satisfies Translation<typeof orderCallWords>);

/** The server's own amount where the request expected another one. */
export const officeOrderChangeWords = english('orderChanges', {
  subtotal: (amount: string) => `The subtotal has changed: ${amount}.`,
  delivery_price: (amount: string) => `The delivery fee has changed: ${amount}.`,
  total: (amount: string) => `The total has changed: ${amount}.`,
} satisfies Record<AmountField, (amount: string) => string>);
