/** Who makes a call, and whether they may. */
import type { Payload } from 'payload';
import type { RouteSpec } from '@/contract/routes';
import type { SessionUser } from '@/database/session-user';
import { hasRight } from '@/domain/accounts/roles';
import { type Answer, refuse } from './answer';
import { authenticate, type SessionGuard } from './authenticate';
import { textsFor } from './texts';

export type Identification = { ok: true; user: SessionUser | null } | { ok: false; refusal: Answer };

/**
 * The caller, or the refusal (401, 403). A route for anyone does not identify its caller.
 * @param isUse false for a look at a request that goes on by itself
 */
export async function identify({
  route,
  payload,
  request,
  guard,
  isUse = true,
}: {
  route: RouteSpec;
  payload: Payload;
  request: Request;
  guard: SessionGuard;
  isUse?: boolean;
}): Promise<Identification> {
  if (route.caller === 'anyone') return { ok: true, user: null };
  const identity = await authenticate({ payload, headers: request.headers, guard, isUse });
  const isExpected = identity.ok && (identity.user !== null || route.caller === 'guest-or-account');
  if (!isExpected) {
    const { loginExpired, loginAbsent } = textsFor(route.path);
    return { ok: false, refusal: refuse(401, request.headers.has('authorization') ? loginExpired : loginAbsent) };
  }
  if (!mayCall(route, identity.user)) {
    return { ok: false, refusal: refuse(403, textsFor(route.path).forbidden) };
  }
  const refusal = identity.user && (await refuseUnconfirmed({ route, payload, user: identity.user, guard }));
  return refusal ? { ok: false, refusal } : { ok: true, user: identity.user };
}

/** Refuses a call that needs a second factor or a recently entered password, if the caller lacks it. */
async function refuseUnconfirmed({
  route,
  payload,
  user,
  guard,
}: {
  route: RouteSpec;
  payload: Payload;
  user: SessionUser;
  guard: SessionGuard;
}): Promise<Answer | null> {
  const texts = textsFor(route.path);
  if (!route.isOpenWithoutFactor && (await guard.lacksFactor(payload, user))) {
    return refuse(403, texts.factorMissing, { flags: { two_factor_setup_required: true } });
  }
  if (route.needsConfirmation && !(await guard.isRecentlyConfirmed(payload, user))) {
    return refuse(403, texts.unconfirmed, { flags: { reauthentication_required: true } });
  }
  return null;
}

function mayCall({ caller }: RouteSpec, user: SessionUser | null): boolean {
  const isForAccounts = caller === 'anyone' || caller === 'guest-or-account' || caller === 'account';
  return isForAccounts || hasRight(user, caller);
}
