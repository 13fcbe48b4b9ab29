import type { ReactNode } from 'react';
import { french } from '../words';

/** The contact page. */
export const contactWords = french('contact', {
  phone: 'Téléphone',
  phoneText: 'La plaque signalétique sous les yeux, si possible.',
  emailText: 'Pour un devis, une référence rare, une commande en nombre.',
  whatsapp: 'WhatsApp',
  whatsappText: 'Envoyez une photo de la pièce depuis le chantier.',
  chat: 'Discuter sur WhatsApp',
  title: 'Contactez-nous',
  intro:
    'Une pièce à identifier, une commande à suivre, une question de compatibilité : parlez-en à un spécialiste du chauffage.',
  reachUs: 'Nous joindre',
  openTicket: 'Écrivez-nous',
  findUs: 'Nous trouver',
  map: (shop: string, address: string) => `Carte : ${shop}, ${address}`,
  openMap: 'Ouvrir dans OpenStreetMap',
  hours: "Horaires d'ouverture",
  seat: (address: ReactNode) => ['Siège : ', address],
  reply: (replyWithin: ReactNode) => [replyWithin, ' à tout message reçu pendant ces heures.'],
  replyWithin: (time: string) => `Réponse sous ${time}`,
});
