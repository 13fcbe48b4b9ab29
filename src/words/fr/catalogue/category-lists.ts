import { frenchPlural } from '../../plural';
import { french } from '../../words';

/** Categories and their brands, in the drawer and on the pages that list them. */
export const categoryListWords = french('categoryLists', {
  noSubcategory: 'Aucune sous-catégorie disponible',
  noCategory: 'Aucune catégorie disponible',
  inAll: (products: string) => `${products} au total`,
  brandCount: (count: number) => frenchPlural(count, 'marque'),
  categoryCount: (count: number) => frenchPlural(count, 'catégorie'),
  subcategoryCount: (count: number) => frenchPlural(count, 'sous-catégorie'),
  subcategories: 'Sous-catégories',
  loadingCategories: 'Chargement des catégories...',
  ofCategory: 'Marques de la catégorie',
  ofCategoryHint: 'Choisissez une marque pour voir ses produits dans cette catégorie.',
  allOurs: 'Voir toutes nos marques',
  unknownCategory: 'Catégorie non trouvée',
});
