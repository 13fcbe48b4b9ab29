import { frenchPlural } from '../../plural';
import { french } from '../../words';

/** What the shop says when a product is put into the cart. */
export const cartToastWords = french('cartToasts', {
  failed: "Impossible d'ajouter le produit au panier.",
  cut: (max: number) => `Panier limité à ${max} par article`,
  cutText: (pieces: number) =>
    `Sans compte, ${frenchPlural(pieces, 'article')} de votre panier ${pieces > 1 ? 'attendent' : 'attend'} votre prochaine connexion.`,
  limit: 'Quantité maximale atteinte',
  limitText: (max: number, title: string) => `Votre panier contient ${max}x ${title}, le maximum par article.`,
  added: 'Produit ajouté au panier',
  addedText: (quantity: number, title: string) => `${quantity}x ${title} ajouté(s) au panier.`,
});
