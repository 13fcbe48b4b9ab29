/** The audit log and the stock book. */
import { z } from 'zod';
import { AUDIT_ACTIONS } from '@/domain/audit';
import { STOCK_REASONS } from '@/domain/products/stock-corrections';
import type { RouteSpec } from '../route-spec';
import { pagedFields, searchText } from '../shared';
import { blankIsAbsent, dayOrMoment, idParameter, oneOf, pageOf } from './shared';

const PAGE_SIZE = 50;

const page = pageOf({ limit: PAGE_SIZE }).page;

const auditEntry = z.object({
  id: z.number(),
  at: z.string(),
  /** a username, `guest` or `system` */
  actor: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** the collection's name */
  subject_type: z.string(),
  /** null if the entry is not about a single document */
  subject_id: z.number().nullable(),
  /** values before and after, by field; personal data is masked */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  /** null for the shop's own work */
  address: z.string().nullable(),
});
export type AuditLogEntry = z.infer<typeof auditEntry>;

export const auditQuery = z.object({
  actor: searchText,
  action: blankIsAbsent(oneOf('action', AUDIT_ACTIONS)).transform((value) => value ?? null),
  /** a collection's name, alone or with a document's id: `products`, `products/12`, `products:12` */
  subject: searchText,
  /** both ends are included */
  from: dayOrMoment('from'),
  to: dayOrMoment('to'),
  page,
});
export type AuditQuery = z.infer<typeof auditQuery>;

export const auditAnswer = z.object({ entries: z.array(auditEntry), ...pagedFields });
export type AuditAnswer = z.infer<typeof auditAnswer>;

const stockMovement = z.object({
  id: z.number(),
  at: z.string(),
  /** null once the product is gone */
  product_id: z.number().nullable(),
  product_title: z.string().nullable(),
  /** pieces added; negative where taken */
  quantity: z.number(),
  reason: z.enum(['sale', 'cancellation', 'amendment', 'correction']),
  /** why the stock was corrected; null for other movements, and where the correction named no reason */
  correction: z.enum(STOCK_REASONS).nullable(),
  order_id: z.number().nullable(),
  /** a username of the shop's people, `customer`, `guest` or `system`; null for entries older than this field */
  by: z.string().nullable(),
  note: z.string().nullable(),
});
export type StockMovementEntry = z.infer<typeof stockMovement>;

export const stockMovementsQuery = z.object({
  product: idParameter('product'),
  page,
});
export type StockMovementsQuery = z.infer<typeof stockMovementsQuery>;

export const stockMovementsAnswer = z.object({ movements: z.array(stockMovement), ...pagedFields });
export type StockMovementsAnswer = z.infer<typeof stockMovementsAnswer>;

export const adminAuditRoutes = {
  audit: {
    method: 'GET',
    path: '/admin/audit',
    summary: 'The audit log, newest first, 50 entries a page',
    caller: 'admin',
    query: auditQuery,
    status: 200,
    answer: auditAnswer,
    refusals: [401, 403],
  },
  stockMovements: {
    method: 'GET',
    path: '/admin/stock-movements',
    summary: 'The stock book, newest first, 50 entries a page: of one product, or of all',
    caller: 'office',
    query: stockMovementsQuery,
    status: 200,
    answer: stockMovementsAnswer,
    refusals: [401, 403],
  },
} as const satisfies Record<string, RouteSpec>;

export { PAGE_SIZE as AUDIT_PAGE_SIZE };
