import type { TypedUser } from 'payload';

/** A token's user, with the session that it belongs to. Payload sets `_sid` but does not type it. */
export type SessionUser = TypedUser & { _sid?: string };
