/** The confirmation of orders by telephone. */
import { z } from 'zod';
import { asksForMoment, CALL_RESULTS } from '@/domain/confirmation/calls';
import { asIssue, REQUIRED } from '@/domain/problem';
import type { RouteSpec } from '../route-spec';
import { blockText, optionalText } from '../shared';
import { adminOrder } from './orders';
import { EDIT_REFUSALS, oneOf } from './shared';

const MAX_NOTE_LENGTH = 2_000;

const MOMENT = asIssue({ code: 'parameterNotAMoment', values: { name: 'call_again_at' } });

/** PostgreSQL has no year 0. */
const moment = z.iso
  .datetime({ offset: true, error: MOMENT })
  .refine((text) => !text.startsWith('0000'), MOMENT)
  .transform((text) => new Date(text))
  .nullish()
  .transform((value) => value ?? null);

export const callReport = z
  .object({
    result: oneOf('result', CALL_RESULTS),
    note: optionalText(MAX_NOTE_LENGTH),
    /** when to call again: for the result `call-back`, in the future */
    call_again_at: moment,
  })
  .refine(({ result, call_again_at: again }) => !asksForMoment(result) || again !== null, {
    path: ['call_again_at'],
    error: asIssue(REQUIRED),
  });

export type CallReport = z.input<typeof callReport>;

export const newNote = z.object({ text: blockText(MAX_NOTE_LENGTH) });

export const confirmationRoutes = {
  recordCall: {
    method: 'POST',
    path: '/admin/orders/{id}/calls',
    summary:
      'Notes a call to the customer and applies its result. An order that does not wait for a call: 409, and the call is still noted. With `Idempotency-Key`, a repeated request counts once',
    caller: 'clerk',
    body: callReport,
    status: 200,
    answer: adminOrder,
    refusals: [...EDIT_REFUSALS, 422],
  },
  claimOrder: {
    method: 'POST',
    path: '/admin/orders/{id}/claim',
    summary: 'Makes the order mine for ten minutes; somebody else’s: 409',
    caller: 'clerk',
    status: 200,
    answer: adminOrder,
    refusals: [401, 403, 404, 409],
  },
  releaseOrder: {
    method: 'DELETE',
    path: '/admin/orders/{id}/claim',
    summary: 'Ends a claim; somebody else’s: 403, but for an admin',
    caller: 'clerk',
    status: 204,
    answer: z.null(),
    refusals: [401, 403, 404],
  },
  addNote: {
    method: 'POST',
    path: '/admin/orders/{id}/notes',
    summary: 'Adds a note to the order',
    caller: 'clerk',
    body: newNote,
    status: 201,
    answer: adminOrder,
    refusals: EDIT_REFUSALS,
  },
} as const satisfies Record<string, RouteSpec>;
