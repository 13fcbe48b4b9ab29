import { sql } from '@payloadcms/db-postgres';

/** Of a parcel `p`: it was cancelled before its courier had it, so no cash was collected for it. */
export const WAS_NEVER_SENT = sql`(p.state = 'cancelled' AND p.handed_over_at IS NULL)`;

/**
 * Of a parcel `p`: it was never sent, and its order has another parcel since. What its courier reports about the order would make
 * the cash of one order expected twice, so that it needs a person who says that the courier has this parcel after all.
 */
export const IS_WITHDRAWN = sql`(${WAS_NEVER_SENT} AND NOT p.is_current)`;
