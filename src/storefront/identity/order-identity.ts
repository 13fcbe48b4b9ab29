import { longKeeper } from './browser-storage';
import { randomUuid } from './random-uuid';

const ACCESS_TOKEN_KEY = 'access_token';
const GUEST_ID_KEY = 'guest_id';

/** Who orders: an account by its bearer token, or a guest by an identifier that this browser keeps. */
export type OrderIdentity = { accessToken: string } | { guestId: string };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Only for a browser that forbids storage: the guest then stays the same at least until the page is left. */
let unstoredGuestId: string | null = null;

/**
 * Who places the next order. With an access token the guest id is deleted; otherwise it is reused or created
 * (spec, storefront section 4). In the browser only.
 */
export function orderIdentity(): OrderIdentity {
  const accessToken = longKeeper.read(ACCESS_TOKEN_KEY);
  if (accessToken) {
    longKeeper.remove(GUEST_ID_KEY);
    return { accessToken };
  }
  return { guestId: guestId() };
}

function guestId(): string {
  const stored = longKeeper.read(GUEST_ID_KEY);
  if (stored !== null && UUID.test(stored)) return stored;
  const created = unstoredGuestId ?? randomUuid();
  longKeeper.write(GUEST_ID_KEY, created);
  unstoredGuestId = longKeeper.read(GUEST_ID_KEY) === created ? null : created;
  return created;
}
