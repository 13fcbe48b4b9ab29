/** Quotes: what some products cost, for 15 days. */
import { z } from 'zod';
import { MAX_ACCOUNT_QUANTITY } from '@/domain/orders/cart';
import { COMPANY_FIELDS, QUOTE_FIELDS, QUOTE_STATES } from '@/domain/orders/quotes';
import { PAGE_SIZE } from '@/domain/pagination';
import { blankIsAbsent, pageOf } from './admin/shared';
import { linesOf, orderRequest, placedOrder, productNumber, quantityUpTo } from './orders';
import type { RouteSpec } from './route-spec';
import { fieldText, money, optionalFieldText, optionalText, pagedFields, searchText } from './shared';

const line = z.object({
  product_id: productNumber,
  quantity: quantityUpTo(MAX_ACCOUNT_QUANTITY),
  /** what the page shows, for a message about a product that is gone */
  name: optionalText(500),
});

export const quoteRequest = z.object({
  customer: z.object({
    name: fieldText(QUOTE_FIELDS.name),
    phone: fieldText(QUOTE_FIELDS.phone),
    email: optionalFieldText(QUOTE_FIELDS.email),
  }),
  /** on the quote, for people who buy for one */
  company: z
    .object({
      name: fieldText(COMPANY_FIELDS.name),
      rc: optionalText(COMPANY_FIELDS.rc.max),
      nif: optionalText(COMPANY_FIELDS.nif.max),
    })
    .nullish()
    .transform((company) => company ?? null),
  items: linesOf(line, ({ product_id }) => product_id),
});
export type QuoteRequest = z.infer<typeof quoteRequest>;

const quoteItem = z.object({
  product_id: z.number(),
  title: z.string(),
  reference: z.string().nullable(),
  image: z.string().nullable(),
  quantity: z.number(),
  /** of a piece, as it was when the quote was made */
  price: money,
  total_price: money,
});

const company = z.object({ name: z.string(), rc: z.string(), nif: z.string() }).nullable();

/** `subtotal` has no delivery fee. */
const quoteFields = {
  number: z.number(),
  /** opens the quote; kept secret like that of an order */
  code: z.string(),
  created_at: z.string(),
  /** the moment from which it no longer holds */
  valid_until: z.string(),
  state: z.enum(QUOTE_STATES),
  subtotal: money,
};

/** A quote as a holder of its code sees it: without telephone and e-mail. */
export const quote = z.object({
  ...quoteFields,
  customer_name: z.string(),
  company,
  items: z.array(quoteItem),
  /** the order that was placed with it, by its number alone: an order's code lets its holder cancel it. Null without one, or once it is gone */
  order: z.object({ id: z.number() }).nullable(),
});
export type Quote = z.infer<typeof quote>;

/** The body of an order without its lines. */
export const quoteOrderRequest = orderRequest.omit({ items: true });
export type QuoteOrderRequest = z.infer<typeof quoteOrderRequest>;

export const officeQuote = z.object({
  ...quoteFields,
  customer: z.object({ name: z.string(), phone: z.string(), email: z.string().nullable() }),
  company,
  /** products */
  lines: z.number(),
  /** null until it is ordered, or if the order is gone */
  order_id: z.number().nullable(),
});
export type OfficeQuote = z.infer<typeof officeQuote>;

export const quotesQuery = z.object({
  search: searchText,
  state: blankIsAbsent(z.enum(QUOTE_STATES)).transform((state) => state ?? null),
  ...pageOf({ limit: PAGE_SIZE }),
});
export type QuotesQuery = z.infer<typeof quotesQuery>;

export const quotesAnswer = z.object({ quotes: z.array(officeQuote), ...pagedFields });
export type QuotesAnswer = z.infer<typeof quotesAnswer>;

export const quoteRoutes = {
  makeQuote: {
    method: 'POST',
    path: '/quotes',
    summary:
      'Makes a quote at today’s prices, valid to the end of the 15th day. No stock is held. With the same `Idempotency-Key`, a repeated call answers with the first quote',
    caller: 'guest-or-account',
    limit: 'quote',
    body: quoteRequest,
    status: 201,
    takesKey: true,
    answer: quote,
    refusals: [401, 403, 409, 413, 415, 422, 429],
  },
  quote: {
    method: 'GET',
    path: '/quotes/{code}',
    summary: 'A quote, by its code',
    caller: 'anyone',
    status: 200,
    answer: quote,
    refusals: [404],
  },
  quotePdf: {
    method: 'GET',
    path: '/quotes/{code}/pdf',
    summary: 'The quote as PDF',
    caller: 'anyone',
    limit: 'paper',
    status: 200,
    produces: ['pdf'],
    answer: z.string(),
    refusals: [404, 429, 503],
  },
  orderQuote: {
    method: 'POST',
    path: '/quotes/{code}/order',
    summary:
      'Places an order at the prices of the quote and today’s fee, once and while it is valid; afterwards 409. The body and `Idempotency-Key` are as for POST /orders',
    caller: 'guest-or-account',
    limit: 'order',
    body: quoteOrderRequest,
    status: 201,
    takesKey: true,
    answer: placedOrder,
    refusals: [401, 403, 404, 409, 413, 415, 422, 429],
  },
} as const satisfies Record<string, RouteSpec>;

export const officeQuoteRoutes = {
  officeQuotes: {
    method: 'GET',
    path: '/admin/quotes',
    summary: 'Quotes, newest first; `search` by number, name, company or telephone',
    caller: 'office',
    query: quotesQuery,
    status: 200,
    answer: quotesAnswer,
    refusals: [401, 403],
  },
} as const satisfies Record<string, RouteSpec>;
