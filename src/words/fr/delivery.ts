import { DELIVERY_HOURS } from '@/domain/delivery';
import { french } from '../words';

/** How soon a delivery comes. Its methods have their labels in `orders.ts`. */
export const deliveryWords = french('delivery', {
  /** within which time: "Livraison en 24-48h" */
  time: `${DELIVERY_HOURS.from}-${DELIVERY_HOURS.to}h`,
});
