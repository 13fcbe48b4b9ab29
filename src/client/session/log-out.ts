import { callApi } from '@/client/api/call-api';
import { longKeeper } from '@/client/browser-storage';
import { forgetConfirmation } from '@/client/checkout-storage';
import { bearer } from './account-calls';
import { forgetSession } from './session';

/** Noted in this browser until the next login, so that other tabs tell it from a session that merely ended. */
const LOGGED_OUT_KEY = 'logged_out';

/** Did the last session of this browser end by a logout? */
export function wasLoggedOut(): boolean {
  return longKeeper.read(LOGGED_OUT_KEY) !== null;
}

/** Milliseconds that a server which does not answer may hold up a logout. */
const PATIENCE_MS = 3_000;

/**
 * Ends the session in this browser, and on the server if it can be reached. Never throws. The caller decides where to
 * go next.
 */
export async function logOut(): Promise<void> {
  const headers = bearer();
  if ('Authorization' in headers) {
    const sent = callApi('POST', '/api/logout/', { json: {}, headers }).catch(() => undefined);
    await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  }
  longKeeper.write(LOGGED_OUT_KEY, '1');
  forgetSession();
  forgetConfirmation();
}
