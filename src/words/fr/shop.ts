import { french } from '../words';
import { inDeliveryTime } from './orders/delivery';

/** What the shop says of itself: an owner's first texts to change. */
export const shopWords = french('shop', {
  tagline: 'Chaudières et pièces détachées',
  /** of the shop on the start screen of a telephone */
  appDescription: 'Pièces détachées de chaudière, radiateurs, pompes et plomberie',
  description: () =>
    `Pièces détachées de chaudière, radiateurs, pompes et plomberie : livraison${inDeliveryTime()} partout en Algérie, paiement à la livraison.`,
  openingHours: {
    weekdays: 'Lundi - Vendredi',
    saturday: 'Samedi',
    sunday: 'Dimanche',
  },
  closed: 'Fermé',
  years: (count: number) => `${count} ans`,
  hours: (count: number) => `${count} h`,
  outOfFive: (rating: number) => `${String(rating).replace('.', ',')}/5`,
  percent: (value: number) => `${value} %`,
});
