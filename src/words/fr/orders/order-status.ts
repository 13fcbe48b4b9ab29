import type { OrderStatus } from '@/domain/orders/order-status';
import { french } from '../../words';

/** The statuses of an order, and what each means for its customer. */
export const orderStatusWords = french('orderStatus', {
  labels: {
    pending: 'En attente',
    processing: 'En traitement',
    shipping: 'En livraison',
    delivered: 'Livré',
    cancelled: 'Annulé',
  } satisfies Record<OrderStatus, string>,
  isCancelled: 'Cette commande est annulée.',
  meanings: {
    pending: "Nous l'avons bien reçue et la préparerons très bientôt.",
    processing: 'Nous préparons actuellement vos articles.',
    shipping: 'Votre colis est en route.',
    delivered: 'Votre colis vous a été remis. Merci de votre confiance.',
    cancelled: 'Elle ne sera pas livrée et rien ne vous sera demandé.',
  } satisfies Record<OrderStatus, string>,
});
