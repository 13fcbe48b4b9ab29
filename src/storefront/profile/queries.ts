/** Queries that only the account may read. Their keys hold the account, so that the next account in this browser cannot see the answers. */
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Account, Profile } from '@/contract/accounts';
import type { OwnOrdersAnswer, Statistics } from '@/contract/orders';
import type { OwnSession } from '@/contract/security';
import { getOwn } from '@/storefront/api/own-calls';

const OWN = 'own';
const ORDERS_PER_PAGE = 10;

/** Always read again: an order may have been placed, or its status changed, since the last look. */
const FRESH = { staleTime: 0 } as const;

/** Begins the key of everything that this account alone may read. */
export function ownKey({ username }: Pick<Account, 'username'>) {
  return [OWN, username] as const;
}

export function profileQuery({ username }: Pick<Account, 'username'>) {
  return queryOptions({
    queryKey: [OWN, username, 'profile'],
    queryFn: ({ signal }) => getOwn<Profile>('/api/user/profile/', { signal }),
    ...FRESH,
  });
}

/** The account's orders, newest first, a page at a time. */
export function ownOrdersQuery({ username }: Pick<Account, 'username'>) {
  return infiniteQueryOptions({
    queryKey: [OWN, username, 'orders'],
    queryFn: ({ pageParam, signal }) =>
      getOwn<OwnOrdersAnswer>(`/api/user/orders/?page=${pageParam}&limit=${ORDERS_PER_PAGE}`, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total_pages }) => (total_pages > page ? page + 1 : undefined),
    ...FRESH,
  });
}

/** For the admin alone. */
export function statisticsQuery({ username }: Pick<Account, 'username'>) {
  return queryOptions({
    queryKey: [OWN, username, 'statistics'],
    queryFn: ({ signal }) => getOwn<Statistics>('/api/admin/statistics/', { signal }),
    ...FRESH,
  });
}

/** Where the account is logged in: this session first. */
export function sessionsQuery({ username }: Pick<Account, 'username'>) {
  return queryOptions({
    queryKey: [OWN, username, 'sessions'],
    queryFn: async ({ signal }) =>
      (await getOwn<{ sessions: OwnSession[] }>('/api/user/sessions/', { signal })).sessions,
    ...FRESH,
  });
}

export function forgetOwn(client: QueryClient): void {
  client.removeQueries({ queryKey: [OWN] });
}
