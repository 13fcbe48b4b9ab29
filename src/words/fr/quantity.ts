import { french } from '../words';

/** The number of pieces of a product. */
export const quantityWords = french('quantity', {
  quantityOf: (product: string) => `Quantité de ${product}`,
  quantityField: (label: string) => `Nombre de pièces de ${label}`,
  fewer: (product: string) => `Diminuer la quantité de ${product}`,
  more: (product: string) => `Augmenter la quantité de ${product}`,
});
