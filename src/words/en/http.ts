import { english } from '../english';
import type { httpWords } from '../fr/http';
import { englishPlural } from '../plural';

/** What any call of the back office may answer. */
export const officeHttpWords: typeof httpWords = english('http', {
  unknownRoute: 'There is no such call.',
  wrongMethod: 'This method is not allowed.',
  unavailable: 'The service is unavailable for the moment. Please try again.',
  duplicate: 'Two documents cannot have the same value here. Nothing was changed.',
  unexpected: 'An unexpected error has occurred.',
  csrf: 'The CSRF token is invalid. Reload the page and try again.',
  loginExpired: 'Your session has expired. Please log in again.',
  loginAbsent: 'Please log in.',
  factorMissing: 'Set up your second factor first, in your profile.',
  unconfirmed: 'Enter your password again.',
  invalid: 'The request is invalid.',
  notJson: 'The body must be JSON (Content-Type: application/json).',
  brokenJson: 'The body of the request is not valid JSON.',
  notForm: 'The body must be a form (Content-Type: multipart/form-data).',
  brokenForm: 'The body of the request is not a valid form.',
  notTable: 'The body must be a table (Content-Type: text/csv, or that of XLSX).',
  tooLarge: 'The request is too large.',
  noLength: 'The length of the request must be given (Content-Length).',
  tooComplex: 'The request is too complex.',
  malformedAddress: 'The address is malformed.',
  foreign: 'This request comes from another site.',
  forbidden: 'You are not allowed to perform this action.',
  tooManyCalls: 'Too many calls. Please wait a minute.',
  tooMany: (wait) => `Too many attempts. Please try again in ${wait}.`,
  seconds: (count) => englishPlural(count, 'second'),
  minutes: (count) => englishPlural(count, 'minute'),
  hours: (count) => englishPlural(count, 'hour'),
} satisfies typeof httpWords);
