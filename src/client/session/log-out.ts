import { postJson } from '@/client/api/client';
import { forgetConfirmation } from '@/client/checkout-storage';
import { bearer } from './account-calls';
import { forgetSession } from './session';

/** Milliseconds that a server which does not answer may hold up a logout. */
const PATIENCE_MS = 3_000;

/**
 * Ends the session in this browser, and on the server if it can be reached. Never throws. The caller decides where to
 * go next.
 */
export async function logOut(): Promise<void> {
  const headers = bearer();
  if ('Authorization' in headers) {
    const sent = postJson('/api/logout/', {}, { headers }).catch(() => undefined);
    await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  }
  forgetSession();
  forgetConfirmation();
}
