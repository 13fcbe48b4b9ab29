import type { DeliveryMethod } from '@/domain/delivery/delivery';
import type { AmountField, ChargeKind } from '@/domain/orders/charges';
import type { PaymentMethod } from '@/domain/orders/payment';
import { french } from '../../words';

/** What mail, invoice, profile and checkout call the parts of an order. */
export const orderWords = french('orders', {
  charges: { subtotal: 'Sous-total', delivery: 'Livraison' } satisfies Record<ChargeKind, string>,
  total: 'Total',
  /** said when an order expects another amount */
  changed: {
    subtotal: (amount) => `Le sous-total a changé : ${amount}.`,
    delivery_price: (amount) => `Les frais de livraison ont changé : ${amount}.`,
    total: (amount) => `Le total a changé : ${amount}.`,
  } satisfies Record<AmountField, (amount: string) => string>,
  /** on an invoice, for a delivery that costs nothing */
  free: 'Gratuite',
  payment: {
    cod: 'Paiement à la livraison',
    card: 'Carte bancaire',
    paypal: 'PayPal',
  } satisfies Record<PaymentMethod, string>,
  delivery: { standard: 'Livraison standard', desk: 'Retrait au bureau du transporteur' } satisfies Record<
    DeliveryMethod,
    string
  >,
  phone: (phone: string) => `Tél. ${phone}`,
  unnamedProduct: 'Produit',
  unnamedCustomer: 'Client',
});
