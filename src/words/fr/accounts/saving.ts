import { french } from '../../words';

/** What the forms of an account say around their sending. */
export const savingWords = french('saving', {
  unexpected: 'Une erreur est survenue. Veuillez réessayer.',
  cancel: 'Annuler',
  oneMoment: 'Un instant...',
});
