import { ADMIN } from './running/shop';

/** Shorter than the time for which a password counts as entered (src/domain/accounts/session.ts). */
const EVERY_MS = 4 * 60_000;

/**
 * Keeps the password confirmed in the admin's session: all files share the session, and use it for longer than an entered
 * password counts.
 * @returns a function that stops it
 */
export function keepConfirmed(url: string, token: string): () => void {
  const confirm = () =>
    fetch(`${url}/api/user/confirm-password/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ password: ADMIN.password }),
    }).catch(() => undefined);
  const timer = setInterval(() => void confirm(), EVERY_MS);
  return () => clearInterval(timer);
}
