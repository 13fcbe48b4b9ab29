import { queryOptions } from '@tanstack/react-query';
import type { OrderIdentity } from '@/client/identity/order-identity';
import { bearer } from '@/client/session/account-calls';
import { currentSession } from '@/client/session/session';
import type { PlacedOrder } from '@/contract/orders';
import type { Quote } from '@/contract/quotes';
import { getJson, postJson } from '@/storefront/api/calls';
import { sendWithKey } from '@/storefront/recovery/request-key';

/** Milliseconds. A quote hardly ever changes. */
const FRESH_MS = 60_000;

/** The quote with this code; @throws ApiError 404 'Devis introuvable.' */
export function quoteQuery(code: string) {
  return queryOptions({
    queryKey: ['quote', code],
    queryFn: ({ signal }) => getJson<Quote>(pathOf(code), { signal }),
    staleTime: FRESH_MS,
  });
}

export type QuoteLine = { product_id: number; quantity: number; name: string };

type QuoteBody = {
  customer: { name: string; phone: string; email?: string };
  company?: { name: string; rc: string; nif: string };
  items: readonly QuoteLine[];
};

/** @throws ApiError */
export function makeQuote(body: QuoteBody): Promise<Quote> {
  // Of another account it would be another request.
  const content = [currentSession()?.user.id ?? null, body];
  return sendWithKey({ kind: 'quote', content }, (key) =>
    postJson<Quote>('/api/quotes/', body, { headers: { ...bearer(), 'Idempotency-Key': key } }),
  );
}

/** @param key the same for each try of one order @throws ApiError 409 once the quote is ordered or expired */
export function orderQuote(
  code: string,
  { body, identity, key }: { body: object; identity: OrderIdentity; key: string },
): Promise<PlacedOrder> {
  return postJson<PlacedOrder>(`${pathOf(code)}order/`, body, {
    headers: {
      'Idempotency-Key': key,
      ...('guestId' in identity ? {} : { Authorization: `Bearer ${identity.accessToken}` }),
    },
  });
}

export function quotePdfPath(code: string): string {
  return `${pathOf(code)}pdf/`;
}

function pathOf(code: string): string {
  return `/api/quotes/${encodeURIComponent(code)}/`;
}
