/** How long a login lasts unless it is extended. */
export const SESSION_SECONDS = 24 * 60 * 60;
/** Milliseconds between two looks at the stored session. */
export const SESSION_CHECK_MS = 60_000;
/** Milliseconds between a successful login and the change of page. */
export const REDIRECT_DELAY_MS = 2_000;

/** @param createdAt milliseconds since 1970, as `created_at` is stored; anything else counts as expired */
export function isSessionExpired({ createdAt, now }: { createdAt: unknown; now: number }): boolean {
  if (typeof createdAt !== 'number' || !Number.isFinite(createdAt)) return true;
  // A session of the future was made by a clock that has been set back since: nobody can say how old it is.
  return now - createdAt >= SESSION_SECONDS * 1000 || createdAt - now > SESSION_SECONDS * 1000;
}

/** Past the first of its two halves, a session that is still valid is extended quietly. */
export function isSessionHalfOver({ createdAt, now }: { createdAt: number; now: number }): boolean {
  return now - createdAt >= (SESSION_SECONDS * 1000) / 2;
}

const HOUR = 60 * 60;

/**
 * How long a session may be extended, counted from its login, and how long it may lie unused. Whoever reaches the back
 * office enters the password once a working day.
 * @returns seconds; `idle` null: however long
 */
export function sessionLimits(role: string): { total: number; idle: number | null } {
  return role === 'customer' ? { total: 30 * 24 * HOUR, idle: null } : { total: 24 * HOUR, idle: 4 * HOUR };
}

/** Minutes for which a password that was entered vouches for whoever holds the session. */
export const CONFIRMATION_MINUTES = 10;

/** What the back office says where the password was entered too long ago. */

/** Wrong passwords after which a session must log in again. */
export const MAX_WRONG_TRIES = 5;
