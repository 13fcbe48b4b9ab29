import type { Account, Profile } from '@/contract/accounts';

/** What the stored session keeps of a profile. */
export function accountOf({
  pending_email: _pending,
  two_factor: _factor,
  two_factor_since: _since,
  ...account
}: Profile): Account {
  return account;
}
