import { french } from '../words';
import { DELIVERY_TIME } from './orders/delivery';

/** What the header, the menu and the product page say for the shop; each is shown if the shop claims it. */
export const sloganWords = french('slogans', {
  delivery: `Livraison en ${DELIVERY_TIME}`,
  parts: 'Pièces 100% originales',
  support: 'Support 7j/7',
});
