import type { Account, Profile } from '@/contract/accounts';

/** What the stored session keeps of a profile. */
export function accountOf({ pending_email: _pending, two_factor: _factor, ...account }: Profile): Account {
  return account;
}
