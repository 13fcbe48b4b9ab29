import { french } from '../words';

/** Why a product is offered beside another one. */
export const relationWords = french('relation', {
  category: 'Même catégorie',
  tag: 'Même marque',
  general: 'Récent',
});
