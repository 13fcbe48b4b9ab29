import { DELIVERY_HOURS } from '@/domain/delivery';

/** How soon an order arrives, within a sentence: "Livraison en 24 à 48 h". */
export const DELIVERY_TIME = `${DELIVERY_HOURS.from} à ${DELIVERY_HOURS.to} h`;
