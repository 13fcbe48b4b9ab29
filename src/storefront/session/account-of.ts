import type { Account, Profile } from '@/contract/accounts';

/** What the stored session keeps of a profile. */
export function accountOf({ pending_email: _, two_factor: __, ...account }: Profile): Account {
  return account;
}
