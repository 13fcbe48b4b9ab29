import { postJson } from '@/client/api/client';
import { forgetConfirmation } from '@/client/checkout-storage';
import { bearer } from './account-calls';
import { forgetSession } from './session';

/** Milliseconds that a server which does not answer may hold up a logout. */
const PATIENCE_MS = 3_000;

/**
 * Ends the session, on the server where it can be reached and in this browser in any case. Never throws. Where to go
 * then is the caller's to say.
 */
export async function logOut(): Promise<void> {
  const headers = bearer();
  if ('Authorization' in headers) {
    const told = postJson('/api/logout/', {}, { headers }).catch(() => undefined);
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  }
  forgetSession();
  forgetConfirmation();
}
