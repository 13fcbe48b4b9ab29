import { french } from '../../words';

/** The pages of brands, of the shop and of a category. */
export const brandsWords = french('brands', {
  loading: 'Chargement des marques...',
  none: 'Aucune marque trouvée',
});
