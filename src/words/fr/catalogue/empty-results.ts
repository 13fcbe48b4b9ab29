import { french } from '../../words';

/** A list that has no products. */
export const emptyResultWords = french('emptyResults', {
  noneWithFilters: 'Aucun produit trouvé avec ces filtres.',
  noneForBoiler: (model: string) => `Rien ici pour votre ${model} avec ces filtres.`,
  otherBoilers: 'Voir pour toutes les chaudières',
  none: 'Aucun produit trouvé',
  askForPart: 'Je ne trouve pas ma pièce',
});
