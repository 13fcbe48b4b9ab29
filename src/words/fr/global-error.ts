import { french } from '../words';

/** The last resort, when even a layout fails. Every page loads these words in a script of their own. */
export const globalErrorWords = french('globalError', {
  error: 'Erreur',
  title: 'Unexpected Application Error!',
  text: 'Une erreur inattendue est survenue.',
  retry: 'Réessayer',
});
