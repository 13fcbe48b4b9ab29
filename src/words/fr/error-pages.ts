import { french } from '../words';

/** The pages that say that something failed. Every page loads these words, so they have their own 'retry' instead of all common words. */
export const errorPageWords = french('errorPages', {
  retry: 'Réessayer',
  errorPage: {
    title: 'Unexpected Application Error!',
    text: 'Une erreur inattendue est survenue. Votre panier est conservé.',
    toHome: "Retour à l'accueil",
  },
});
