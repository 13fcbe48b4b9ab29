/**
 * The database could not be asked, or did not keep what it was told to. Carries PostgreSQL's code for a lost connection,
 * by which it is recognised wherever it is caught.
 */
export class DatabaseAwayError extends Error {
  readonly code = '08006';
}
