import { frenchPlural } from '../plural';
import { french } from '../words';

/** What every page of the shop shows: header, menu, footer, notices. */
export const layoutWords = french('layout', {
  profile: 'Mon profil',
  noSubcategory: 'Aucune sous-catégorie disponible',
  noCategory: 'Aucune catégorie disponible',
  inAll: (products: string) => `${products} au total`,
  lineDown: 'La connexion est coupée. Vérifiez votre réseau, puis réessayez.',
  slow: 'La page met du temps à charger. Vous pouvez aussi commander par téléphone :',
  menu: 'Menu',
  boilers: 'Par chaudière',
  faults: 'Codes erreur',
  about: 'À propos',
  contact: 'Contact',
  mainNavigation: 'Navigation principale',
  searchLabel: 'Rechercher une pièce, une marque, une référence',
  suggestions: 'Suggestions',
  faultCodes: 'Codes erreur',
  allResults: 'Voir tous les résultats',
  sessionOver: 'Votre session a expiré',
  sessionOverText: 'Veuillez vous reconnecter.',
  skip: 'Aller au contenu',
  suggestionCount: (count: number) => frenchPlural(count, 'suggestion'),
  logo: (shop: string) => `${shop}, accueil`,
});
