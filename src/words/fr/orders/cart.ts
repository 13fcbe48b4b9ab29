import { french } from '../../words';

/** The cart's drawer. */
export const cartWords = french('cart', {
  title: (pieces: number) => `Panier (${pieces})`,
  remove: (product: string) => `Retirer ${product} du panier`,
  total: 'Total',
  delivery: 'Livraison calculée selon votre wilaya. Paiement à la livraison.',
  checkout: 'Procéder au paiement',
  minimum: (amount: string, missing: string) => `Commande minimum : ${amount} d'articles. Il manque ${missing}.`,
  freeDelivery: 'Livraison gratuite pour ce panier. Paiement à la livraison.',
  freeDeliveryFrom: (amount: string, missing: string) =>
    `Livraison gratuite dès ${amount} d'articles : plus que ${missing}.`,
  goOn: 'Continuer les achats',
  quote: 'Demander un devis',
  quickOrder: 'Commande rapide par références',
  empty: 'Votre panier est vide',
  emptyHint: 'Découvrez nos produits et ajoutez-les à votre panier',
  cutLabel: (name: string, stock: number) => `Mettre la quantité de ${name} à ${stock}`,
  cut: (stock: number) => `Mettre à ${stock}`,
});
