import { currentSession, useSession } from '@/client/session/session';
import { maxQuantityOf } from '@/domain/orders/cart';

/** The most pieces of a line for this browser's visitor or account. */
export function lineMax(): number {
  return maxQuantityOf({ hasAccount: currentSession() !== null });
}

/** The same for a component, which follows logins and logouts. */
export function useLineMax(): number {
  return maxQuantityOf({ hasAccount: useSession() !== null });
}
