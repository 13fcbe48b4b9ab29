import { french } from '../words';

/** What small forms say at a field, on pages that need no more of `problems.ts`. */
export const fieldWords = french('fields', {
  required: 'Ce champ est obligatoire.',
  email: 'Adresse e-mail invalide.',
});
