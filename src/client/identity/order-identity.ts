import { longKeeper } from '@/client/browser-storage';
import { currentSession } from '@/client/session/session';
import { randomUuid } from './random-uuid';

const GUEST_ID_KEY = 'guest_id';

/** Who orders: an account by its bearer token, or a guest by an identifier that this browser keeps. */
export type OrderIdentity = { accessToken: string } | { guestId: string };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Only for a browser that forbids storage: the guest then stays the same at least until the page is left. */
let unstoredGuestId: string | null = null;

/**
 * Who places the next order. With a valid session the guest id is deleted; otherwise it is reused or created.
 * In the browser only.
 */
export function orderIdentity(): OrderIdentity {
  const session = currentSession();
  if (session) {
    forgetGuestId();
    return { accessToken: session.access_token };
  }
  return { guestId: guestId() };
}

/** The guest id of earlier orders from this browser, if there is a usable one. */
export function knownGuestId(): string | null {
  const stored = longKeeper.read(GUEST_ID_KEY);
  return stored !== null && UUID.test(stored) ? stored : null;
}

export function forgetGuestId(): void {
  longKeeper.remove(GUEST_ID_KEY);
}

function guestId(): string {
  const known = knownGuestId();
  if (known !== null) return known;
  const created = unstoredGuestId ?? randomUuid();
  longKeeper.write(GUEST_ID_KEY, created);
  unstoredGuestId = longKeeper.read(GUEST_ID_KEY) === created ? null : created;
  return created;
}
