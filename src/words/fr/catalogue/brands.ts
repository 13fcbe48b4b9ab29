import { french } from '../../words';

/** The pages of brands, of the shop and of a category. */
export const brandsWords = french('brands', {
  loading: 'Chargement des marques...',
  none: 'Aucune marque trouvée',
  ofCategory: 'Marques de la catégorie',
  ofCategoryHint: 'Choisissez une marque pour voir ses produits dans cette catégorie.',
  allOurs: 'Voir toutes nos marques',
  unknownCategory: 'Catégorie non trouvée',
});
