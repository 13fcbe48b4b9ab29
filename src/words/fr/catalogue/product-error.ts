import { french } from '../../words';

/** A product's page that failed. */
export const productErrorWords = french('productError', {
  title: "Le produit n'a pas pu être chargé",
  text: 'Une erreur est survenue. Veuillez réessayer dans un instant.',
});
