/** After so many wrong passwords or codes in a row an account is locked for strangers. */
export const MAX_WRONG_TRIES = 5;

/** For how long. */
export const LOCK_MINUTES = 10;
