import { french } from '../words';

/** The product listing and its filters. */
export const catalogueWords = french('catalogue', {
  loadingProduct: 'Chargement du produit...',
  noneWithFilters: 'Aucun produit trouvé avec ces filtres.',
  none: 'Aucun produit trouvé',
  clear: 'Effacer les filtres',
  findBrand: 'Trouver une marque',
  findBrandHint: 'Trouver une marque…',
  subcategoriesOf: (category: string) => `Sous-catégories de ${category}`,
  filteredBy: 'Filtré par:',
  changeFilters: 'Modifier les filtres',
  seeAll: 'Voir tous les produits',
  price: 'Prix',
  filters: 'Filtres',
  seeProducts: 'Voir les produits',
  see: (products: string) => `Voir ${products}`,
  minPrice: 'Prix minimum',
  maxPrice: 'Prix maximum',
  priceHint: 'Un montant en dinars, par exemple 12500 ou 12 500,50',
  updating: 'Mise à jour des produits...',
  pagination: 'Pagination',
  firstPage: 'Première page',
  previousPage: 'Page précédente',
  page: (number: number) => `Page ${number}`,
  nextPage: 'Page suivante',
  lastPage: 'Dernière page',
});
