import { frenchPlural } from '../plural';
import { french } from '../words';

/** What every page of the shop shows: header, menu, footer, notices. */
export const layoutWords = french('layout', {
  profile: 'Mon profil',
  lineDown: 'La connexion est coupée. Vérifiez votre réseau, puis réessayez.',
  menu: 'Menu',
  boilers: 'Par chaudière',
  faults: 'Codes erreur',
  about: 'À propos',
  contact: 'Contact',
  mainNavigation: 'Navigation principale',
  searchLabel: 'Rechercher une pièce, une marque, une référence',
  sessionOver: 'Votre session a expiré',
  sessionOverText: 'Veuillez vous reconnecter.',
  suggestionCount: (count: number) => frenchPlural(count, 'suggestion'),
  /** names the button of the cart, which shows no more than a number */
  cart: (pieces: number) => (pieces === 0 ? 'Panier' : `Panier, ${frenchPlural(pieces, 'article')}`),
  logo: (shop: string) => `${shop}, accueil`,
  notifications: 'Notifications',
});
