import { french } from '../words';

/** The footer of every page. */
export const footerWords = french('footer', {
  inFooter: (title: string) => `${title} (pied de page)`,
  legalNotices: 'Mentions légales',
  terms: 'Conditions de vente',
  privacy: 'Confidentialité',
  navigation: 'Navigation',
  services: 'Services',
  followOrder: 'Suivre ma commande',
  quickOrder: 'Commande rapide par références',
  symptoms: 'Pannes courantes',
  askForPart: 'Je ne trouve pas ma pièce',
  legal: 'Informations légales',
  rights: (year: number, shop: string) => `© ${year} ${shop}. Tous droits réservés.`,
  opensWindow: (name: string) => `${name} (nouvelle fenêtre)`,
});
