import { frenchPlural } from '../../plural';
import { french } from '../../words';

/** The cart's drawer and button. */
export const cartWords = french('cart', {
  title: (pieces: number) => `Panier (${pieces})`,
  /** names the button, which shows no more than a number */
  button: (pieces: number) => (pieces === 0 ? 'Panier' : `Panier, ${frenchPlural(pieces, 'article')}`),
  remove: (product: string) => `Retirer ${product} du panier`,
  total: 'Total',
  delivery: 'Livraison calculée selon votre wilaya. Paiement à la livraison.',
  checkout: 'Procéder au paiement',
  goOn: 'Continuer les achats',
  quote: 'Demander un devis',
  quickOrder: 'Commande rapide par références',
  empty: 'Votre panier est vide',
  emptyHint: 'Découvrez nos produits et ajoutez-les à votre panier',
  cutLabel: (name: string, stock: number) => `Mettre la quantité de ${name} à ${stock}`,
  cut: (stock: number) => `Mettre à ${stock}`,
});

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
