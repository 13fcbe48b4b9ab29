import type { FieldProblemMessages } from '@/domain/problem';
import { french } from '../words';

/** Messages of invalid fields. */
export const problemWords = french('problems', {
  required: 'Ce champ est obligatoire.',
  notText: 'Texte attendu.',
  tooLong: ({ max }) => `${max} caractères au maximum.`,
  oddCharacters: 'Caractère non autorisé.',
  linkInName: "Un nom ne contient pas d'adresse web.",
  linkInAddress: "Une adresse postale ne contient pas d'adresse web.",
  email: 'Adresse e-mail invalide.',
  phone: 'Numéro de téléphone invalide.',
  orderNumber: 'Numéro de commande invalide.',
  username: 'De 3 à 64 caractères : lettres sans accent, chiffres, point, tiret ou tiret bas.',
  passwordMissing: 'Le mot de passe est obligatoire.',
  passwordTooShort: ({ min }) => `Le mot de passe doit contenir au moins ${min} caractères.`,
  passwordTooLong: ({ max }) => `Le mot de passe doit contenir au plus ${max} caractères.`,
  passwordCommon: 'Ce mot de passe est trop courant. Choisissez-en un autre.',
  passwordSimple: 'Ce mot de passe est trop simple. Mélangez davantage de caractères.',
  passwordIsName: "Le mot de passe ne doit pas être votre nom d'utilisateur ou votre e-mail.",
  passwordUnchanged: "Choisissez un mot de passe différent de l'actuel.",
  passwordWrong: 'Mot de passe incorrect.',
  currentPasswordWrong: 'Mot de passe actuel incorrect.',
  codeWrong: 'Code incorrect ou déjà utilisé.',
  amountExpected: 'Montant attendu.',
} satisfies FieldProblemMessages);
