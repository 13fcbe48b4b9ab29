import { DELIVERY_HOURS, type DeliveryMethod } from '@/domain/delivery';
import { french } from '../words';

/** Delivery: its methods, and how soon it comes. */
export const deliveryWords = french('delivery', {
  methods: { standard: 'Livraison standard' } satisfies Record<DeliveryMethod, string>,
  /** within which time: "Livraison en 24-48h" */
  time: `${DELIVERY_HOURS.from}-${DELIVERY_HOURS.to}h`,
});
