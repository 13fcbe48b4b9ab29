import { frenchPlural } from '../plural';
import { french } from '../words';

/** Words that several parts of the shop use. */
export const commonWords = french('common', {
  productCount: (count: number) => frenchPlural(count, 'produit'),
  brands: 'Marques',
  allProducts: 'Tous les produits',
  allCategories: 'Toutes les catégories',
  error: 'Erreur',
  categories: 'Catégories',
  apply: 'Appliquer',
  search: 'Rechercher',
  searchHint: 'Pièce, marque, référence…',
  /** in the field that narrows the list below it */
  searchInListHint: 'Dans cette liste…',
  products: 'Produits',
  retry: 'Réessayer',
  product: 'Produit',
  logIn: 'Se connecter',
  newWindow: ' (nouvelle fenêtre)',
  allBrands: 'Toutes les marques',
  back: 'Retour',
  retrying: 'Nouvel essai...',
  close: 'Fermer',
  home: 'Accueil',
  loading: 'Chargement...',
  lineDown: 'Connexion impossible. Vérifiez votre réseau puis réessayez.',
  labelled: (label: string, what: string) => `${label} : ${what}`,
  /** between two telephone numbers of the shop */
  orPhone: ' ou au ',
});
