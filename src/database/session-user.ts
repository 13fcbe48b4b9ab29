import type { TypedUser } from 'payload';

/** Whom a token names, with the session that it belongs to. Payload sets `_sid` and leaves it out of its types. */
export type SessionUser = TypedUser & { _sid?: string };
