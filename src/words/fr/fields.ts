import { french } from '../words';

/** What small forms say at a field, on pages that need no more of `problems.ts`. */
export const fieldWords = french('fields', {
  required: 'Ce champ est obligatoire.',
  email: 'Adresse e-mail invalide.',
});

/** Fields that several account forms share. */
export const accountFieldWords = french('accountFields', {
  firstName: 'Prénom',
  lastName: 'Nom',
  password: 'Mot de passe',
  email: 'E-mail',
  username: "Nom d'utilisateur",
  emailHint: 'nom@exemple.com',
  signUp: "S'inscrire",
  forgotPassword: 'Mot de passe oublié ?',
  passwordHint: (min: number) => `Au moins ${min} caractères ; évitez les mots de passe courants.`,
});
