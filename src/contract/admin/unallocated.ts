/** Cash that remittances paid and no parcel collected, until it is settled. Amounts are dinars. */
import { z } from 'zod';
import { MAX_CASH_NOTE } from '@/domain/cash/entries';
import { VERDICTS } from '@/domain/cash/remittance';
import { PAGE_SIZE } from '@/domain/pagination';
import { asIssue } from '@/domain/problem';
import type { RouteSpec } from '../route-spec';
import { MAX_ID, money, optionalText, pagedFields } from '../shared';
import { EDIT_REFUSALS, idParameter, pageOf } from './shared';

const id = z.number().int().min(1).max(MAX_ID);

export const unallocatedQuery = z.object({ courier: idParameter('courier'), ...pageOf({ limit: PAGE_SIZE }) });
export type UnallocatedQuery = z.infer<typeof unallocatedQuery>;

const unallocatedLine = z.object({
  id: z.number(),
  remittance_id: z.number(),
  remittance: z.string(),
  courier: z.number(),
  courier_name: z.string(),
  line: z.number(),
  /** how the courier names the parcel */
  tracking: z.string().nullable(),
  reference: z.string().nullable(),
  amount: money,
  verdict: z.enum(VERDICTS),
  /** the order and the courier of the parcel that the line names, if another courier has it */
  other_order_id: z.number().nullable(),
  other_courier: z.string().nullable(),
  at: z.string(),
  /** null: open */
  settled_at: z.string().nullable(),
  settled_by: z.string().nullable(),
  /** the parcel that it was for; null if it was closed with a reason */
  parcel_id: z.number().nullable(),
  reason: z.string().nullable(),
});
export type UnallocatedLine = z.infer<typeof unallocatedLine>;

const unallocatedAnswer = z.object({ lines: z.array(unallocatedLine), amount: money, ...pagedFields });
export type UnallocatedAnswer = z.infer<typeof unallocatedAnswer>;

export const unallocatedSettlement = z
  .object({
    parcel_id: id.nullish(),
    order_id: id.nullish(),
    tracking: optionalText(200),
    reason: optionalText(MAX_CASH_NOTE),
  })
  .refine(
    ({ parcel_id, order_id, tracking, reason }) => parcel_id || order_id || tracking !== '' || reason !== '',
    asIssue({ code: 'parcelOrReason' }),
  );
export type UnallocatedSettlement = z.infer<typeof unallocatedSettlement>;

export const unallocatedRoutes = {
  unallocatedCash: {
    caller: 'admin',
    status: 200,
    refusals: [401, 403],
    method: 'GET',
    path: '/admin/cash/unallocated',
    summary: 'What remittances paid and no parcel collected, until it is settled; oldest first',
    query: unallocatedQuery,
    answer: unallocatedAnswer,
  },
  settleUnallocated: {
    caller: 'admin',
    method: 'POST',
    path: '/admin/cash/unallocated/{id}/settle',
    summary: 'Gives unallocated cash to a parcel (`parcel_id`, `order_id` or `tracking`), or closes it with a reason',
    body: unallocatedSettlement,
    status: 200,
    answer: unallocatedLine,
    refusals: EDIT_REFUSALS,
  },
} as const satisfies Record<string, RouteSpec>;
