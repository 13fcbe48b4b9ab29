/** A person, by what belongs to them. Lists of ids and texts, of which each may be empty. */
export type Person = {
  accounts: readonly number[];
  /** of the accounts: what they did is signed by these */
  usernames: readonly string[];
  orders: readonly number[];
  quotes: readonly number[];
  partRequests: readonly number[];
  /** keys (E.164) */
  phones: readonly string[];
  /** e-mail addresses as they stand in the rows, in lower case */
  emails: readonly string[];
};
