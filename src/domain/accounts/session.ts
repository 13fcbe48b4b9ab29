import { worksInOffice } from './roles';

/** How long a login lasts if it is not extended. */
export const SESSION_SECONDS = 24 * 60 * 60;
/** Milliseconds between two checks of the stored session. */
export const SESSION_CHECK_MS = 60_000;
/** Milliseconds between a successful login and the change of page. */
export const REDIRECT_DELAY_MS = 2_000;

/** @param createdAt milliseconds since 1970, as `created_at` is stored; anything else counts as expired */
export function isSessionExpired({ createdAt, now }: { createdAt: unknown; now: number }): boolean {
  if (typeof createdAt !== 'number' || !Number.isFinite(createdAt)) return true;
  // A session from the future was stored before the clock was set back: its age is unknown.
  return now - createdAt >= SESSION_SECONDS * 1000 || createdAt - now > SESSION_SECONDS * 1000;
}

/** A valid session in its second half is extended in the background. */
export function isSessionHalfOver({ createdAt, now }: { createdAt: number; now: number }): boolean {
  return now - createdAt >= (SESSION_SECONDS * 1000) / 2;
}

const HOUR = 60 * 60;

/**
 * How long a session may be extended, counted from its login, and how long it may be idle. People with access to the back
 * office enter their password once a working day.
 * @returns seconds; `idle` null for no limit
 */
export function sessionLimits(role: string): { total: number; idle: number | null } {
  return worksInOffice({ role }) ? { total: 24 * HOUR, idle: 4 * HOUR } : { total: 30 * 24 * HOUR, idle: null };
}

/** Minutes for which an entered password confirms the holder of the session. */
export const CONFIRMATION_MINUTES = 10;

/** Wrong passwords after which a session ends. */
export const MAX_CONFIRMATION_TRIES = 5;

/** Wrong passwords or codes in a row after which an account is locked in unknown browsers, and for how long. */
export const MAX_LOGIN_TRIES = 5;
export const LOCK_MINUTES = 10;
