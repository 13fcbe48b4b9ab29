import { frenchPlural } from '../plural';
import { french } from '../words';

/** What any call may answer, whatever it does. The back office has its own in English: src/words/en/http.ts. */
export const httpWords = french('http', {
  unknownRoute: 'Route inconnue.',
  wrongMethod: 'Méthode non autorisée.',
  unavailable: 'Service momentanément indisponible. Veuillez réessayer.',
  duplicate: "Deux fiches ne peuvent pas avoir la même valeur ici. Rien n'a été modifié.",
  unexpected: 'Une erreur inattendue est survenue.',
  csrf: 'Jeton CSRF invalide. Rechargez la page et réessayez.',
  loginExpired: 'Session expirée. Veuillez vous reconnecter.',
  loginAbsent: 'Veuillez vous connecter.',
  factorMissing: "Activez d'abord la validation en deux étapes, dans votre profil.",
  unconfirmed: 'Saisissez à nouveau votre mot de passe.',
  invalid: 'Requête invalide.',
  notJson: 'Le contenu doit être du JSON (Content-Type: application/json).',
  brokenJson: "Le corps de la requête n'est pas du JSON valide.",
  notForm: 'Le contenu doit être un formulaire (Content-Type: multipart/form-data).',
  brokenForm: "Le corps de la requête n'est pas un formulaire valide.",
  notTable: 'Le contenu doit être un tableau (Content-Type: text/csv, ou celui de XLSX).',
  tooLarge: 'La requête est trop volumineuse.',
  noLength: 'La longueur de la requête doit être indiquée (Content-Length).',
  tooComplex: 'La requête est trop complexe.',
  malformedAddress: 'Adresse mal formée.',
  foreign: "Cette requête vient d'un autre site.",
  forbidden: "Vous n'êtes pas autorisé à effectuer cette action.",
  tooManyCalls: 'Trop de demandes. Veuillez patienter une minute.',
  tooMany: (wait: string) => `Trop de tentatives. Veuillez réessayer dans ${wait}.`,
  seconds: (count: number) => frenchPlural(count, 'seconde'),
  minutes: (count: number) => frenchPlural(count, 'minute'),
  hours: (count: number) => frenchPlural(count, 'heure'),
});
