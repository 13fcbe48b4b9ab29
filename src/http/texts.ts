/** What the calls themselves say, whatever they are about. Shoppers read French, the back office English. */
import { INVALID_REQUEST_MESSAGE } from '@/contract/shared';
import { CONFIRM_PASSWORD_MESSAGE } from '@/domain/session';

const FRENCH = {
  unknownRoute: 'Route inconnue.',
  wrongMethod: 'Méthode non autorisée.',
  unavailable: 'Service momentanément indisponible. Veuillez réessayer.',
  unexpected: 'Une erreur inattendue est survenue.',
  csrf: 'Jeton CSRF invalide. Rechargez la page et réessayez.',
  loginExpired: 'Session expirée. Veuillez vous reconnecter.',
  loginAbsent: 'Veuillez vous connecter.',
  factorMissing: 'Activez d’abord la validation en deux étapes, dans votre profil.',
  unconfirmed: 'Saisissez à nouveau votre mot de passe.',
  invalid: 'Requête invalide.',
  notJson: 'Le contenu doit être du JSON (Content-Type: application/json).',
  brokenJson: 'Le corps de la requête n’est pas du JSON valide.',
  tooLarge: 'La requête est trop volumineuse.',
  noLength: 'La longueur de la requête doit être indiquée (Content-Length).',
  tooComplex: 'La requête est trop complexe.',
  malformedAddress: 'Adresse mal formée.',
  foreign: 'Cette requête vient d’un autre site.',
  forbidden: 'Vous n’êtes pas autorisé à effectuer cette action.',
};

export type Texts = typeof FRENCH;

const ENGLISH: Texts = {
  unknownRoute: 'There is no such call.',
  wrongMethod: 'This method is not allowed.',
  unavailable: 'The service is unavailable for the moment. Please try again.',
  unexpected: 'An unexpected error has occurred.',
  csrf: 'The CSRF token is invalid. Reload the page and try again.',
  loginExpired: 'Your session has expired. Please log in again.',
  loginAbsent: 'Please log in.',
  factorMissing: 'Set up your second factor first, in your profile.',
  unconfirmed: CONFIRM_PASSWORD_MESSAGE,
  invalid: INVALID_REQUEST_MESSAGE,
  notJson: 'The body must be JSON (Content-Type: application/json).',
  brokenJson: 'The body of the request is no valid JSON.',
  tooLarge: 'The request is too large.',
  noLength: 'The length of the request must be given (Content-Length).',
  tooComplex: 'The request is too complex.',
  malformedAddress: 'The address is malformed.',
  foreign: 'This request comes from another site.',
  forbidden: 'You are not allowed to perform this action.',
};

/** Whether a path below /api belongs to the back office. */
export function isOfBackOffice(path: string): boolean {
  return /^\/admin(\/|$)/.test(path);
}

/** @param path below /api */
export function textsFor(path: string): Texts {
  return isOfBackOffice(path) ? ENGLISH : FRENCH;
}
