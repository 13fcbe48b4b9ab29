/** How long a login lasts (spec, back office sections 4 and 9). */
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
