import { french } from '../../words';

/** The page of all categories. */
export const categoryTreeWords = french('categoryTree', {
  brandsOf: (category: string) => `Marques : ${category}`,
  search: 'Rechercher une catégorie...',
  none: 'Aucune catégorie trouvée',
  subcategoriesOf: (category: string) => `Sous-catégories : ${category}`,
  failed: 'Erreur de chargement',
  failedText: 'Failed to load categories and tags. Please try again later.',
  seeAll: 'Voir tout',
  /** read aloud after what a link or figure says */
  of: (category: string) => ` : ${category}`,
  claims: { products: 'produits', categories: 'catégories', brands: 'marques' },
});
