import { french } from '../../words';

/** The products that are offered beside another one. */
export const relatedWords = french('related', {
  related: 'Produits similaires',
  found: (count: number) => `${count} produit(s) trouvé(s)`,
});

/** Why a product is offered beside another one. */
export const relationWords = french('relation', {
  category: 'Même catégorie',
  tag: 'Même marque',
  general: 'Récent',
});
