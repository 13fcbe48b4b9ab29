import { french } from '../../words';

/** The filters that the listing and the search page share. */
export const filterWords = french('filters', {
  inStockOnly: 'En stock uniquement',
  clear: 'Effacer les filtres',
  filters: 'Filtres',
  onlyMine: 'Seulement ma chaudière',
});
