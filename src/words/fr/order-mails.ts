import { french } from '../words';

/** The mails about an order. */
export const orderMailWords = french('orderMails', {
  status: {
    subject: (orderId: number, status: string) => `Votre commande #${orderId} : ${status}`,
    text: (orderId: number, status: string) => `Votre commande #${orderId} est maintenant : ${status}.`,
  },
  confirmation: {
    subject: (orderId: number) => `Confirmation de votre commande #${orderId}`,
    /** @param order as `#42` */
    received: (order: string) => `Nous avons bien reçu votre commande ${order}. Merci de votre confiance.`,
    payment: 'Paiement :',
    address: 'Adresse de livraison :',
  },
});
