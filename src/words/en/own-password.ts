import { english } from '../words';

/** The fields that ask for one's own password. */
export const officeOwnPasswordWords = english('ownPassword', {
  password: 'Password *',
  limit: (tries: number) => `After ${tries} wrong passwords in a row you are logged out.`,
  code: 'Code *',
  codeHint: 'From your authenticator app, or one of your recovery codes.',
  wrongCode: 'This code is wrong, or was used already.',
  wrongPassword: 'This is not your password.',
  tooMany: 'Too many tries. Wait a moment, then try again.',
  failed: 'The password could not be checked. Please try again.',
});
