import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { ROLES, worksInOffice } from '@/domain/accounts/roles';
import { LOCK_MINUTES, MAX_LOGIN_TRIES, SESSION_SECONDS } from '@/domain/accounts/session';
import { isUsername } from '@/domain/accounts/username';
import { env } from '@/env';
import { isShopsOwn } from '@/runtime/own-work';
import { officeCmsWords } from '@/words/en/cms';
import { officeProblemWords } from '@/words/en/problems';
import { officeRoleWords } from '@/words/en/users';
import { adminOnly, adminOnlyField, adminOrSelf, hiddenWithout, nobodyField } from './access/roles';
import { versionSeenField } from './fields/hidden';
import {
  dropWaitingAddress,
  lockAccountOnEdit,
  lockAccountOnLogout,
  refuseWeakPassword,
  unverifyNewEmail,
} from './hooks/account-hooks';
import { askForPassword, askForPasswordOfSelection, askForPasswordToDelete } from './hooks/ask-for-password';
import { refuseStaleEdit } from './hooks/concurrent-edits';
import { refuseDeletingLastAdmin, refuseDemotingLastAdmin } from './hooks/keep-an-admin';
import { noteNewPassword, notifyOwner, notifyOwnerOfDeletion } from './hooks/notify-owner';
import { recordUnlock } from './hooks/record-unlock';

/** The shop's own updates keep the username, which may be older than this rule. */
const validateUsername: TextFieldSingleValidation = (value, { operation }) =>
  (operation === 'update' && isShopsOwn()) || isUsername(value ?? '') || officeProblemWords.username;

/** A field that only the shop's code writes, hidden from people and calls. */
const internal = { access: { create: nobodyField, read: nobodyField, update: nobodyField }, admin: { hidden: true } };

/**
 * Accounts of customers and of the people of the back office. Only the admin writes here and gives roles. People log in, register and change
 * their own data by the calls of `endpoints/accounts.ts` and `own-account.ts`, which ask for the password.
 */
export const usersCollection = (): CollectionConfig => ({
  slug: 'users',
  labels: officeCmsWords.labels.users,
  admin: {
    useAsTitle: 'username',
    group: officeCmsWords.groups.shop,
    hidden: hiddenWithout('admin'),
    defaultColumns: ['username', 'email', 'role', 'createdAt'],
  },
  auth: {
    loginWithUsername: { allowEmailLogin: true, requireEmail: true },
    tokenExpiration: SESSION_SECONDS,
    maxLoginAttempts: MAX_LOGIN_TRIES,
    lockTime: LOCK_MINUTES * 60 * 1000,
    cookies: { sameSite: 'Lax', secure: env.PUBLIC_URL?.startsWith('https:') ?? false },
  },
  access: {
    read: adminOrSelf,
    create: adminOnly,
    update: adminOnly,
    delete: adminOnly,
    unlock: adminOnly,
    admin: ({ req }) => worksInOffice(req.user),
  },
  hooks: {
    beforeOperation: [askForPasswordOfSelection, recordUnlock, lockAccountOnEdit],
    beforeValidate: [refuseWeakPassword],
    beforeChange: [
      askForPassword,
      refuseStaleEdit,
      refuseDemotingLastAdmin,
      dropWaitingAddress,
      unverifyNewEmail,
      noteNewPassword,
    ],
    afterChange: [notifyOwner],
    afterDelete: [notifyOwnerOfDeletion],
    beforeDelete: [askForPasswordToDelete, refuseDeletingLastAdmin],
    afterLogout: [lockAccountOnLogout],
  },
  fields: [
    // In the token, from which the shop's pages read it.
    { name: 'username', type: 'text', required: true, unique: true, saveToJWT: true, validate: validateUsername },
    { name: 'firstName', type: 'text', maxLength: 100 },
    { name: 'lastName', type: 'text', maxLength: 100 },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'customer',
      options: ROLES.map((value) => ({ value, label: officeRoleWords[value] })),
      saveToJWT: true,
      access: { create: adminOnlyField, update: adminOnlyField },
    },
    // When an admin invited the owner, until they accept; when an admin locked them out (src/domain/accounts/account-state.ts).
    { name: 'invitedAt', type: 'date', ...internal },
    { name: 'disabledAt', type: 'date', ...internal },
    // Google's identifier of the person, after a sign-in with Google.
    { name: 'googleId', type: 'text', unique: true, index: true, ...internal },
    // Whether the owner has confirmed the e-mail address.
    { name: 'isEmailVerified', type: 'checkbox', defaultValue: false, ...internal },
    // A new e-mail address that the owner has not confirmed yet.
    { name: 'pendingEmail', type: 'text', ...internal },
    // The model whose parts the owner looks for.
    { name: 'boiler', type: 'relationship', relationTo: 'boiler-models', ...internal },
    {
      name: 'secondFactor',
      type: 'ui',
      label: officeCmsWords.users.secondFactor,
      admin: {
        components: { Field: '/src/admin/users/reset-second-factor#ResetSecondFactor' },
        disableBulkEdit: true,
        disableListColumn: true,
      },
    },
    versionSeenField,
  ],
});
