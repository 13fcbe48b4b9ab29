import type { AccountState } from '@/domain/accounts/account-state';
import type { Role } from '@/domain/accounts/roles';
import { english } from '../english';

/** What the CMS shows of an account besides its fields. */
export const officeUsersWords = english('users', {
  user: (id: string | number) => `User ${id}`,
  states: { active: 'Active', invited: 'Invited', disabled: 'Disabled' } satisfies Record<AccountState, string>,
  resetDone: (username: string) => `Second factor of ${username} reset. They are notified by mail.`,
  resetFailed: 'Failed to reset the second factor.',
  factor: 'Second factor',
  resetText:
    'Somebody who has lost both the authenticator app and the recovery codes cannot log in. After a reset, the password is enough until they set up another second factor.',
  reset: 'Reset second factor',
  resetQuestion: 'Are you sure you want to reset the second factor?',
  resetWarning: (username: string) =>
    `From then on ${username} logs in with the password alone. Make sure that the request really comes from them.`,
  resetting: 'Resetting...',
  resetShort: 'Reset',
});

/** What the calls of accounts answer. */
export const officeUserCallWords = english('userCalls', {
  taken: {
    active: 'There is an account with this e-mail address.',
    invited: 'This person was invited already. Send them a new link instead.',
    disabled: 'There is a disabled account with this e-mail address. Enable it instead.',
  } satisfies Record<AccountState, string>,
  refused: {
    'last-admin': 'This is the last admin who can sign in: make another user admin first.',
    disabled: 'This account is disabled. Enable it first.',
  },
});

/** The roles of an account. */
export const officeRoleWords = english('roles', {
  customer: 'Customer',
  staff: 'Staff (catalogue)',
  clerk: 'Clerk (orders)',
  admin: 'Admin (everything)',
} satisfies Record<Role, string>);
