/** Whether an account can be used, and the rule that keeps the shop an admin. */
import { isAdmin } from './roles';

/**
 * `invited`: made by an admin, and its owner has not chosen a password yet. `disabled`: an admin has locked its owner out; this
 * goes before an invitation that was not accepted.
 */
export const ACCOUNT_STATES = ['active', 'invited', 'disabled'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** How long the link of an invitation works. */
export const INVITATION_DAYS = 7;

type Moments = { invitedAt: Date | string | null | undefined; disabledAt: Date | string | null | undefined };

export function accountState({ invitedAt, disabledAt }: Moments): AccountState {
  if (disabledAt) return 'disabled';
  return invitedAt ? 'invited' : 'active';
}

/** Whether the owner of an account in this state can sign in, by whichever door. */
export function maySignIn(state: AccountState): boolean {
  return state === 'active';
}

type Candidate = { id: number; role: string; state: AccountState };

/**
 * Whether an account is the last admin who can sign in. Without one, roles could no longer be given, and the CMS would let the next
 * visitor register as the first user.
 */
export function isLastAdmin(accounts: readonly Candidate[], id: number): boolean {
  const admins = accounts.filter((account) => isAdmin(account) && maySignIn(account.state));
  return admins.length > 0 && admins.every((admin) => admin.id === id);
}
