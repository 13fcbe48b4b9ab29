import { french } from '../words';

/** What the shop says when a product is put into the cart. */
export const cartToastWords = french('cartToasts', {
  failed: "Impossible d'ajouter le produit au panier.",
  limit: 'Quantité maximale atteinte',
  limitText: (max: number, title: string) => `Votre panier contient ${max}x ${title}, le maximum par article.`,
  added: 'Produit ajouté au panier',
  addedText: (quantity: number, title: string) => `${quantity}x ${title} ajouté(s) au panier.`,
});
