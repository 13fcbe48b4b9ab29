import { frenchPlural } from '../plural';
import { french } from '../words';

/** Words that several parts of the shop use. */
export const commonWords = french('common', {
  productCount: (count: number) => frenchPlural(count, 'produit'),
  brandCount: (count: number) => frenchPlural(count, 'marque'),
  categoryCount: (count: number) => frenchPlural(count, 'catégorie'),
  subcategoryCount: (count: number) => frenchPlural(count, 'sous-catégorie'),
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
  noShortDescription: 'Découvrez ce produit et ses caractéristiques uniques.',
  subcategories: 'Sous-catégories',
  loadingCategories: 'Chargement des catégories...',
  product: 'Produit',
  logIn: 'Se connecter',
  newWindow: ' (nouvelle fenêtre)',
  allBrands: 'Toutes les marques',
  back: 'Retour',
  retrying: 'Nouvel essai...',
  close: 'Fermer',
  home: 'Accueil',
  unexpected: 'Une erreur est survenue. Veuillez réessayer.',
  cancel: 'Annuler',
  loading: 'Chargement...',
  oneMoment: 'Un instant...',
  lineDown: 'Connexion impossible. Vérifiez votre réseau puis réessayez.',
  labelled: (label: string, what: string) => `${label} : ${what}`,
  /** between two telephone numbers of the shop */
  orPhone: ' ou au ',
});
