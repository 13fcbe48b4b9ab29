import { DELIVERY_HOURS } from '@/domain/delivery/delivery';
import { claims } from '@/shop';

/** How soon an order arrives, within a sentence: "Livraison en 24 à 48 h". */
export const DELIVERY_TIME = `${DELIVERY_HOURS.from} à ${DELIVERY_HOURS.to} h`;

/** The same after what is delivered, where the shop claims it: "Livraison" + " en 24 à 48 h". */
export function inDeliveryTime(): string {
  return claims.quick_delivery ? ` en ${DELIVERY_TIME}` : '';
}

/** `2-3` in words: '2 à 3 jours', within a sentence. A text that is not a number of days stays as it is. */
export function deliveryDays(days: string): string {
  const [, from, to] = /^(\d+)(?:\s*[-–]\s*(\d+))?$/.exec(days) ?? [];
  if (from === undefined) return days;
  const last = to ?? from;
  return `${to === undefined ? from : `${from} à ${to}`} ${Number(last) > 1 ? 'jours' : 'jour'}`;
}
