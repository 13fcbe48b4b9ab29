import { french } from '../words';

/** Controls that many screens use. */
export const uiWords = french('ui', {
  code: {
    label: "Code de votre application d'authentification ou code de secours",
    useCode: 'Saisir un code à 6 chiffres',
    useRecovery: 'Saisir un code de secours',
  },
  copied: 'Copié.',
  copyFailed: 'Copie impossible : sélectionnez le texte.',
  optional: ' (facultatif)',
  show: (field: string) => `Afficher : ${field}`,
  hide: 'Masquer',
  reveal: 'Afficher',
  quote: (text: string) => `« ${text} »`,
});
