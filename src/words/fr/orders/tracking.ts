import type { ReactNode } from 'react';
import type { OrderStatus } from '@/domain/orders/order-status';
import { french } from '../../words';

/** What the calls that follow an order answer. */
export const trackingCallWords = french('trackingCalls', {
  notFound: 'Commande introuvable.',
  linkSent:
    "Si la commande a une adresse e-mail, le lien qui permet de l'annuler vient d'y être envoyé. Pensez aux courriers indésirables.",
  notCancelled: (phone: string) => `Cette commande ne peut plus être annulée en ligne. Appelez-nous au ${phone}.`,
});

/** The steps of an order, as its customer follows them. */
export const trackingStepWords = french('trackingSteps', {
  pending: 'Commande reçue',
  processing: 'Commande confirmée, en préparation',
  shipping: 'Remise au transporteur',
  delivered: 'Commande livrée',
  cancelled: 'Commande annulée',
} satisfies Record<OrderStatus, string>);

/** The pages that follow an order. */
export const trackingWords = french('tracking', {
  lead: 'Le numéro de votre commande et le téléphone que vous avez donné suffisent.',
  orderNumber: 'Numéro de commande',
  orderNumberHint: "Il est dans l'e-mail de confirmation, par exemple #1024.",
  phone: 'Téléphone',
  submit: 'Suivre ma commande',
  another: 'Suivre une autre commande',
  order: (id: number) => `Commande #${id}`,
  placedOn: (date: string) => `Passée le ${date}`,
  weCall: 'Nous vous appelons pour la confirmer avant de la préparer.',
  steps: 'Étapes',
  done: 'Fait',
  upcoming: 'À venir',
  parcel: 'Votre colis',
  courier: 'Transporteur',
  trackingNumber: 'Numéro de suivi',
  state: 'État',
  goods: 'Articles',
  delivery: 'Livraison',
  loading: 'Chargement de votre commande...',
  failed: 'Impossible de charger votre commande',
  unknownHint: 'Le lien est peut-être incomplet. Retrouvez votre commande par son numéro et votre téléphone.',
  byNumber: 'Chercher ma commande',
  cancel: 'Annuler ma commande',
  cancelQuestion: (id: number) => `Annuler la commande #${id} ?`,
  cancelText: 'Elle ne sera pas livrée et rien ne vous sera demandé.',
  keep: 'Garder ma commande',
  cancelNow: 'Oui, annuler',
  cancelling: 'Annulation...',
  deskOf: (courier: string) => `À retirer au bureau ${courier}`,
  sendLink: "Recevoir le lien d'annulation par e-mail",
  sendingLink: 'Envoi...',
  cancelByLink: (phones: ReactNode) => [
    "Pour annuler, ouvrez le lien de suivi envoyé à l'adresse e-mail de la commande, ou appelez-nous au ",
    phones,
    '.',
  ],
  question: (phones: ReactNode) => ['Une question sur cette commande ? Appelez-nous au ', phones, '.'],
});
