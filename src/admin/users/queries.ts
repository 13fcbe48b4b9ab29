import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ListedUser, UsersAnswer } from '@/contract/admin/users';
import type { OwnSessions } from '@/contract/security';
import { isRecord } from '@/domain/json';
import { callAdmin } from '../api/client';
import { expected, withLists } from '../api/expected';
import { pageQuery } from '../api/page-query';
import { refresh } from '../lib/list-query';

const KEY = ['admin', 'users'] as const;
const LIST = '/api/admin/users/';

/** Reads again whatever is shown of accounts. */
export function refreshUsers(client: QueryClient): Promise<void> {
  return refresh(client, KEY);
}

/** The address of one account's calls. */
export function userCall(id: number): string {
  return `${LIST}${id}/`;
}

type ListParams = { search: string; role: string; state: string; page: number };

export function usersQuery(params: ListParams) {
  return pageQuery({ key: [...KEY, 'list'], path: LIST, params, isExpected: withLists<UsersAnswer>('users') });
}

function isUser(answer: unknown): answer is ListedUser {
  return isRecord(answer) && typeof answer.username === 'string' && typeof answer.state === 'string';
}

export function userQuery(id: number) {
  return queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => expected(callAdmin('GET', userCall(id), { signal }), isUser),
  });
}

export function userSessionsQuery(id: number) {
  return queryOptions({
    queryKey: [...KEY, 'sessions', id],
    queryFn: async ({ signal }) => {
      const request = callAdmin('GET', `${userCall(id)}sessions/`, { signal });
      return (await expected(request, withLists<OwnSessions>('sessions'))).sessions;
    },
  });
}

/** Invites somebody. */
export function sendInvitation(body: Record<string, string>): Promise<ListedUser> {
  return callAdmin('POST', `${LIST}invite/`, { body });
}
