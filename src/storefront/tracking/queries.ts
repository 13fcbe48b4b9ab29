import { queryOptions } from '@tanstack/react-query';
import type { TrackedOrder, TrackingAnswer } from '@/contract/tracking';
import { getJson, postJson } from '@/storefront/api/calls';

/** Milliseconds. The calls are counted by address, which many shoppers may share. */
const FRESH_MS = 60_000;

/** The order with this code; @throws ApiError 404 'Commande introuvable.' */
export function trackedOrderQuery(code: string) {
  return queryOptions({
    queryKey: ['track', code],
    queryFn: async ({ signal }) => (await getJson<TrackingAnswer>(pathOf(code), { signal })).order,
    staleTime: FRESH_MS,
  });
}

/** @throws ApiError 404 'Commande introuvable.' */
export async function findOrder({ order, phone }: { order: string; phone: string }): Promise<TrackedOrder> {
  return (await getJson<TrackingAnswer>(`/api/track/?${new URLSearchParams({ order, phone })}`)).order;
}

/** Sends the order's link to its e-mail address, if it has one. @returns what to tell; @throws ApiError */
export async function mailTrackingLink(access: { order: string; phone: string }): Promise<string> {
  return (await postJson<{ message: string }>('/api/track/link/', access)).message;
}

/** @throws ApiError 409 once the order no longer waits for confirmation */
export async function cancelOrder(code: string): Promise<TrackedOrder> {
  return (await postJson<TrackingAnswer>(`${pathOf(code)}cancel/`, {})).order;
}

function pathOf(code: string): string {
  return `/api/track/${encodeURIComponent(code)}/`;
}
