import { french } from '../words';

/** Fields that several account forms share. */
export const accountFieldWords = french('accountFields', {
  passwordHint: (min: number) => `Au moins ${min} caractères ; évitez les mots de passe courants.`,
});
