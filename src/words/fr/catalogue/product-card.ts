import { french } from '../../words';

/** The card of a product. */
export const productCardWords = french('productCard', {
  reference: (reference: string) => `Réf. ${reference}`,
  loadingProduct: 'Chargement du produit...',
  noShortDescription: 'Découvrez ce produit et ses caractéristiques uniques.',
});
