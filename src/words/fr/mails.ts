import { french } from '../words';

/** The mails about an order. */
export const orderMailWords = french('orderMails', {
  follow: 'Suivre ma commande',
  status: {
    subject: (orderId: number, status: string) => `Votre commande #${orderId} : ${status}`,
    text: (orderId: number, status: string) => `Votre commande #${orderId} est maintenant : ${status}.`,
  },
  confirmation: {
    subject: (orderId: number) => `Confirmation de votre commande #${orderId}`,
    /** @param order as `#42` */
    received: (order: string) => `Nous avons bien reçu votre commande ${order}. Merci de votre confiance.`,
    payment: 'Paiement :',
    delivery: 'Mode de livraison :',
    address: 'Adresse de livraison :',
  },
});

/** What every mail says around its own text. */
export const mailWords = french('mail', {
  hello: 'Bonjour,',
  helloTo: (name: string) => `Bonjour ${name},`,
  question: (phone: string, email: string) => `Une question ? ${phone} ou ${email}`,
  copyAddress: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  label: (text: string) => `${text} :`,
});
