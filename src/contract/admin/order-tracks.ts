/** What runs beside an order, as its answers in the back office tell it. */
import { z } from 'zod';
import { CALL_RESULTS } from '@/domain/confirmation/calls';
import { CONFIRMATION_STATES } from '@/domain/confirmation/states';
import { WARNINGS } from '@/domain/confirmation/warnings';
import { orderParcel } from './parcels';

/** `at` is ISO 8601, `by` a username. */
const signed = { at: z.string(), by: z.string() };

/** Values before and after, by field. */
const changes = z.record(z.string(), z.tuple([z.unknown(), z.unknown()]));

export const orderTracks = z.object({
  confirmation: z.object({
    state: z.enum(CONFIRMATION_STATES),
    /** calls without an answer since the order was last put back */
    attempts: z.number(),
    /** null: no call is needed */
    next_call_at: z.string().nullable(),
    /** who works on it, or on another order of the customer that waits for a call, until when; null if unclaimed */
    claimed_by: z.string().nullable(),
    claimed_until: z.string().nullable(),
    /** oldest first */
    calls: z.array(z.object({ ...signed, result: z.enum(CALL_RESULTS), note: z.string().nullable() })),
  }),
  /** oldest first */
  notes: z.array(z.object({ ...signed, text: z.string() })),
  /** oldest first */
  amendments: z.array(z.object({ ...signed, reason: z.string(), changes })),
  /** in English, for the clerk who calls */
  warnings: z.array(z.object({ kind: z.enum(WARNINGS), text: z.string() })),
  /** the current one; null if there never was one */
  parcel: orderParcel.nullable(),
});
export type OrderTracks = z.infer<typeof orderTracks>;
