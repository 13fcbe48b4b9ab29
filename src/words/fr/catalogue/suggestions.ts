import { french } from '../../words';

/** The list of suggestions below the search box. */
export const suggestionWords = french('suggestions', {
  suggestions: 'Suggestions',
  faultCodes: 'Codes erreur',
  allResults: 'Voir tous les résultats',
});
