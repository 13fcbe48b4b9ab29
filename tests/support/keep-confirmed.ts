import { ADMIN } from './shop';

/** Shorter than a password counts as entered (src/domain/session.ts). */
const EVERY_MS = 4 * 60_000;

/**
 * The admin's session is shared by all files and outlives the minutes after its login: it enters the password again and
 * again, as the admin would where the back office asks for it.
 * @returns a function that ends it
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
