/** The accounts of the shop: who may do what, and who may not any more. */
import { z } from 'zod';
import { ACCOUNT_STATES } from '@/domain/accounts/account-state';
import { ROLES } from '@/domain/accounts/roles';
import { PAGE_SIZE } from '@/domain/pagination';
import { asIssue } from '@/domain/problem';
import { email } from '../accounts';
import type { RouteSpec } from '../route-spec';
import { ownSessions } from '../security';
import { optionalText, pagedFields, searchText } from '../shared';
import { blankIsAbsent, EDIT_REFUSALS, oneOf, pageOf } from './shared';

const role = z.enum(ROLES, asIssue({ code: 'parameterNotOneOf', values: { name: 'role', options: ROLES } }));

const MAX_NAME = 100;

const listedUser = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(ROLES),
  state: z.enum(ACCOUNT_STATES),
  /** the latest login that the audit log holds; null without one */
  last_login: z.string().nullable(),
  /** whether a second factor is set up */
  two_factor: z.boolean(),
});
export type ListedUser = z.infer<typeof listedUser>;

export const usersQuery = z.object({
  search: searchText,
  role: blankIsAbsent(role).transform((value) => value ?? null),
  state: blankIsAbsent(oneOf('state', ACCOUNT_STATES)).transform((value) => value ?? null),
  ...pageOf({ limit: PAGE_SIZE }),
});
export type UsersQuery = z.infer<typeof usersQuery>;

const usersAnswer = z.object({ users: z.array(listedUser), ...pagedFields });
export type UsersAnswer = z.infer<typeof usersAnswer>;

export const invitation = z.object({
  email,
  role,
  first_name: optionalText(MAX_NAME),
  last_name: optionalText(MAX_NAME),
});
export type Invitation = z.infer<typeof invitation>;

export const roleChange = z.object({
  role,
  /** the role that the caller saw: 409 if the account has another one by now */
  from: z.object({ role: z.enum(ROLES) }).nullish(),
});

const one = '/admin/users/{id}';
const change = { method: 'POST', caller: 'admin', needsConfirmation: true, answer: listedUser } as const;
/** Without a body. */
const REFUSALS = [401, 403, 404, 409] as const;

export const adminUserRoutes = {
  users: {
    method: 'GET',
    path: '/admin/users',
    summary: 'The accounts, those of the shop first; `search` finds any part of a name, username or e-mail address',
    caller: 'admin',
    query: usersQuery,
    status: 200,
    answer: usersAnswer,
    refusals: [401, 403],
  },
  user: {
    method: 'GET',
    path: one,
    summary: 'An account',
    caller: 'admin',
    status: 200,
    answer: listedUser,
    refusals: [401, 403, 404],
  },
  inviteUser: {
    ...change,
    path: '/admin/users/invite',
    summary: 'Makes an account and mails its owner a link, valid once within 7 days, to choose a password',
    body: invitation,
    status: 201,
    refusals: [401, 403, 409, 413, 415],
  },
  changeRole: {
    ...change,
    method: 'PATCH',
    guard: 'from',
    path: one,
    summary: 'Gives an account another role. Refused (409) for the last admin who can sign in',
    body: roleChange,
    status: 200,
    refusals: EDIT_REFUSALS,
  },
  disableUser: {
    ...change,
    path: `${one}/disable`,
    summary:
      'Ends the sessions of an account and keeps its owner out. Refused (409) for the last admin who can sign in',
    status: 200,
    refusals: REFUSALS,
  },
  enableUser: {
    ...change,
    path: `${one}/enable`,
    summary: 'Lets the owner of a disabled account in again',
    status: 200,
    refusals: REFUSALS,
  },
  mailUserLink: {
    ...change,
    path: `${one}/reset-password`,
    summary:
      'Mails a link to choose a new password; to somebody who has not accepted an invitation, a new invitation in place of the former',
    status: 202,
    refusals: REFUSALS,
  },
  userSessions: {
    method: 'GET',
    path: `${one}/sessions`,
    summary: 'Where the owner of an account is logged in, the most recently used first',
    caller: 'admin',
    status: 200,
    answer: ownSessions,
    refusals: [401, 403, 404],
  },
  endUserSessions: {
    method: 'DELETE',
    path: `${one}/sessions`,
    summary: 'Ends all sessions of an account; of one’s own all but this one',
    caller: 'admin',
    status: 204,
    answer: z.null(),
    refusals: [401, 403, 404],
  },
  endUserSession: {
    method: 'DELETE',
    path: `${one}/sessions/{session}`,
    summary: 'Ends a session of an account',
    caller: 'admin',
    status: 204,
    answer: z.null(),
    refusals: [401, 403, 404],
  },
} as const satisfies Record<string, RouteSpec>;
