import { french } from '../words';
import { inDeliveryTime } from './orders/delivery';

/** What the shop says of itself: an owner's first texts to change. */
export const shopWords = french('shop', {
  tagline: 'Chaudières et pièces détachées',
  description: `Pièces détachées de chaudière, radiateurs, pompes et plomberie : livraison${inDeliveryTime()} partout en Algérie, paiement à la livraison.`,
  openingHours: {
    weekdays: { days: 'Lundi - Vendredi', hours: '8h - 18h' },
    saturday: { days: 'Samedi', hours: '9h - 12h' },
    sunday: { days: 'Dimanche', hours: 'Fermé' },
  },
  years: (count: number) => `${count} ans`,
  hours: (count: number) => `${count} h`,
  outOfFive: (rating: number) => `${String(rating).replace('.', ',')}/5`,
  percent: (value: number) => `${value} %`,
});

/** When the shop is open, within a sentence: 'lundi - vendredi, 8h - 18h ; samedi, 9h - 12h'. */
export function openingTimes(): string {
  const open = Object.values(shopWords.openingHours).filter(({ hours }) => /\d/.test(hours));
  return open.map(({ days, hours }) => `${days.toLowerCase()}, ${hours}`).join(' ; ');
}
