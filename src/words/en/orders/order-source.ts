import type { OrderSource } from '@/domain/orders/order-source';
import { english } from '../../english';

/** Where orders come from. */
export const officeOrderSourceWords = english('orderSource', {
  shop: 'Shop',
  phone: 'Telephone',
  whatsapp: 'WhatsApp',
  counter: 'Counter',
} satisfies Record<OrderSource, string>);
