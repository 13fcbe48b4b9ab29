import type { OrderStatus } from '@/domain/order-status';
import { STATUS_LABELS } from '@/domain/order-status';
import { letter, type Mail } from '@/mail/letter';

/** What each status means for the customer. */
const MEANINGS: Record<OrderStatus, string> = {
  pending: 'Nous l’avons bien reçue et la préparerons très bientôt.',
  processing: 'Nous préparons actuellement vos articles.',
  shipping: 'Votre colis est en route.',
  delivered: 'Votre colis vous a été remis. Merci de votre confiance.',
  cancelled: 'Elle ne sera pas livrée et rien ne vous sera demandé.',
};

/** Tells a customer how an order stands, in French. Pure. */
export function orderStatusMail({
  orderId,
  firstName,
  status,
}: {
  orderId: number;
  firstName: string;
  status: OrderStatus;
}): Mail {
  const label = STATUS_LABELS[status].fr;
  return letter({
    subject: `Votre commande #${orderId} : ${label}`,
    name: firstName,
    paragraphs: [`Votre commande #${orderId} est maintenant : ${label}.`, MEANINGS[status]],
  });
}
