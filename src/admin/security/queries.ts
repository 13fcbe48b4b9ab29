import { queryOptions } from '@tanstack/react-query';
import type { Profile } from '@/contract/accounts';
import type { OwnSessions, ShopPeople } from '@/contract/security';
import { isRecord } from '@/domain/json';
import { callAdmin } from '../api/client';
import { expected, withLists } from '../api/expected';

/** Begins the keys of all that the screen shows. */
export const SECURITY_KEY = ['admin', 'security'];

type OwnFactor = Pick<Profile, 'two_factor' | 'two_factor_since'>;

function isOwnFactor(answer: unknown): answer is OwnFactor {
  return isRecord(answer) && typeof answer.two_factor === 'boolean';
}

/** Whether one's own account has a second factor, and since when. */
export function ownFactorQuery() {
  return queryOptions({
    queryKey: [...SECURITY_KEY, 'own-factor'],
    queryFn: ({ signal }) => expected(callAdmin('GET', '/api/user/profile/', { signal }), isOwnFactor),
  });
}

/** Where this account is logged in: this session first. */
export function ownSessionsQuery() {
  return queryOptions({
    queryKey: [...SECURITY_KEY, 'sessions'],
    queryFn: async ({ signal }) => {
      const request = callAdmin('GET', '/api/user/sessions/', { signal });
      return (await expected(request, withLists<OwnSessions>('sessions'))).sessions;
    },
  });
}

/** For the admin alone. */
export function shopPeopleQuery() {
  return queryOptions({
    queryKey: [...SECURITY_KEY, 'people'],
    queryFn: async ({ signal }) => {
      const request = callAdmin('GET', '/api/admin/users/two-factor/', { signal });
      return (await expected(request, withLists<ShopPeople>('people'))).people;
    },
  });
}
