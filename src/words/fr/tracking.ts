import type { OrderStatus } from '@/domain/order-status';
import { french } from '../words';

/** What the calls that follow an order answer. */
export const trackingCallWords = french('trackingCalls', {
  notFound: 'Commande introuvable.',
  notCancelled: (phone: string) => `Cette commande ne peut plus être annulée en ligne. Appelez-nous au ${phone}.`,
  steps: {
    pending: 'Commande reçue',
    processing: 'Commande confirmée, en préparation',
    shipping: 'Remise au transporteur',
    delivered: 'Commande livrée',
    cancelled: 'Commande annulée',
  } satisfies Record<OrderStatus, string>,
});
