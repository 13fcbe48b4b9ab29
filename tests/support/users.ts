/** The calls of an admin about other people's accounts. */
import { randomUUID } from 'node:crypto';
import type { ListedUser, UsersAnswer } from '@/contract/admin/users';
import { send } from './accounts';
import { json } from './api';

/** @param url the shared shop by default */
export function usersOf({ token }: { token: string }, url?: string) {
  const at = url === undefined ? {} : { url };
  const path = (id: number, what = '') => `/api/admin/users/${id}/${what === '' ? '' : `${what}/`}`;
  return {
    list: async (query: Record<string, string | number> = {}) => {
      const params = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
      return json<UsersAnswer>(await send(`/api/admin/users/?${params}`, { ...at, method: 'GET', token }));
    },
    invite: (body: Record<string, unknown>) => send('/api/admin/users/invite/', { ...at, token, body }),
    disable: (id: number) => send(path(id, 'disable'), { ...at, token }),
    enable: (id: number) => send(path(id, 'enable'), { ...at, token }),
    mailLink: (id: number) => send(path(id, 'reset-password'), { ...at, token }),
    changeRole: (id: number, body: Record<string, unknown>) => send(path(id), { ...at, method: 'PATCH', token, body }),
    sessions: (id: number) => send(path(id, 'sessions'), { ...at, method: 'GET', token }),
    endSessions: (id: number, session?: string) =>
      send(path(id, session === undefined ? 'sessions' : `sessions/${session}`), { ...at, method: 'DELETE', token }),
  };
}

export type UserCalls = ReturnType<typeof usersOf>;

/** Somebody who has been invited. */
export async function invitePerson(users: UserCalls, role = 'clerk'): Promise<ListedUser> {
  const name = `rym-${randomUUID()}`;
  return json<ListedUser>(await users.invite({ email: `${name}@example.com`, role }), 201);
}
