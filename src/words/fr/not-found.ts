import { french } from '../words';

/** The page of an address that leads nowhere. */
export const notFoundWords = french('notFound', {
  notFound: 'Oops! Page not found',
  notFoundText: "Cette page n'existe pas ou n'existe plus. Cherchez une pièce ci-dessus, ou repartez de l'accueil.",
  toHome: 'Return to Home',
  seeAllProducts: 'Voir tous les produits',
});
