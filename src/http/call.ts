/** The wrapper of every documented call: authentication, rate limits, and the schemas of query and body. */
import type { Payload } from 'payload';
import type { z } from 'zod';
import { idempotencyKey } from '@/contract/orders';
import type { RouteSpec } from '@/contract/routes';
import type { Database } from '@/database/database';
import { isMissingReference } from '@/database/errors';
import { isKeyUsed, type KeyKind } from '@/database/request-keys';
import type { SessionUser } from '@/database/session-user';
import { type Answer, refuse } from './answer';
import type { SessionGuard } from './authenticate';
import { addressGroup, clientAddress } from './client-address';
import { csrfProblem } from './csrf';
import { identify } from './identify';
import { countCall, forgiveCall, mayForgive, tooMany } from './limits';
import { refusedByCms } from './refused-by-cms';
import { isForeignWrite } from './sender';
import { problemTextsFor, type Texts, textsFor } from './texts';
import { type ReadQuery, readContent, readQuery, refuseQuery } from './validate';

export type CallContext<Query, Body, User = SessionUser | null> = {
  payload: Payload;
  db: Database;
  request: Request;
  /** path parameters, decoded */
  params: Record<string, string>;
  query: Query;
  body: Body;
  /** the `Idempotency-Key`, or null */
  key: string | null;
  /** null for a guest */
  user: User;
  /** whether the caller might make the call now, for an answer that goes on; no use of their session. @throws if that is unknown */
  isStillAllowed: () => Promise<boolean>;
};

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

type QueryOf<R extends RouteSpec> = R extends { query: infer Schema } ? Parsed<Schema> : undefined;
type BodyOf<R extends RouteSpec> = R extends { body: infer Schema } ? Parsed<Schema> : undefined;
type UserOf<R extends RouteSpec> = R['caller'] extends 'anyone'
  ? null
  : R['caller'] extends 'guest-or-account'
    ? SessionUser | null
    : SessionUser;
type ContextOf<R extends RouteSpec> = CallContext<QueryOf<R>, BodyOf<R>, UserOf<R>>;

type Incoming = {
  payload: Payload;
  request: Request;
  params: Record<string, string>;
  /** the address at the other end of the connection; null if unknown */
  peer: string | null;
  guard: SessionGuard;
};

export type Call = { route: RouteSpec; answer: (incoming: Incoming) => Promise<Answer> };

type CallOptions<R extends RouteSpec> = {
  /** rate-limit key besides the IP address; null for none */
  countedFor?: (context: ContextOf<R>) => string | null | Promise<string | null>;
  /** whether a request counts towards no limit, which its body decides: it is read before its address is counted */
  isUncounted?: (context: ContextOf<R>) => Promise<boolean>;
  /** for a low limit: a request that is refused for its content is taken off the count, so that corrections do not use it up */
  forgivesInvalid?: boolean;
  /** for a low limit, the kind of the keys: a repeat, as after a lost answer, is taken off the count of its address like a refusal */
  forgivesRepeatsOf?: KeyKind;
};

const KEY_HEADER = 'Idempotency-Key';

/** The calls under way of which an address may make one at a time. */
const turnsTaken = new Set<string>();
/** When the caller may try again: their other call is done by then. */
const TURN_MS = 5_000;

/** The content is invalid, too large, or of a wrong type. */
const FORGIVEN: readonly number[] = [400, 413, 415];

/** A request on its way through the steps. */
type Visit<R extends RouteSpec> = {
  route: R;
  options: CallOptions<R>;
  incoming: Incoming;
  db: Database;
  texts: Texts;
  query: ReadQuery;
  /** the client's address, as limits count it; null if it is unknown */
  address: string | null;
  /** whether it counts towards no limit */
  isFree: boolean;
  /** whether its key was used before and a repeat is forgiven: it is counted only if its content is another one */
  isKnownKey: boolean;
};

type Accepted<R extends RouteSpec> = { ok: true; context: ContextOf<R> } | { ok: false; refusal: Answer };

/**
 * Joins a documented route with its handler. A request reaches the handler only if it passes every step; the first refusal is
 * the answer.
 */
export function call<R extends RouteSpec>(
  route: R,
  handler: (context: ContextOf<R>) => Promise<Answer>,
  options: CallOptions<R> = {},
): Call {
  const answerInTurn = async (visit: Visit<R>) => {
    const accepted = await accept(visit);
    const tooOften = await countByContent(visit, accepted);
    if (tooOften) return tooOften;
    if (!accepted.ok) return settle(visit, accepted.refusal);
    const { context } = accepted;
    return (await countCaller(visit, context)) ?? settle(visit, await answerOrRefuse(visit, handler(context)));
  };
  return {
    route,
    answer: async (incoming) => {
      const visit = arrive(route, { options, incoming });
      return (
        refuseOpenQuery(visit) ??
        refuseForgery(visit) ??
        refuseForeignLogin(visit) ??
        (await countArrival(visit)) ??
        inTurn(visit, () => answerInTurn(visit))
      );
    },
  };
}

function arrive<R extends RouteSpec>(
  route: R,
  { options, incoming }: Pick<Visit<R>, 'options' | 'incoming'>,
): Visit<R> {
  const { payload, request, peer } = incoming;
  const address = clientAddress({ peer, forwardedFor: request.headers.get('x-forwarded-for') });
  return {
    route,
    options,
    incoming,
    db: payload.db.pool,
    texts: textsFor(route.path),
    query: readQuery(route, request),
    address: address === null ? null : addressGroup(address),
    isFree: false,
    isKnownKey: false,
  };
}

/** A call with a right authorises before it validates, so that errors reveal nothing. */
function refuseOpenQuery({ route, query }: Visit<RouteSpec>): Answer | null {
  return isOpen(route) ? refuseQuery({ route, query }) : null;
}

function refuseForgery({ route, incoming: { request }, texts }: Visit<RouteSpec>): Answer | null {
  return route.method !== 'GET' && csrfProblem(request) ? refuse(403, texts.csrf) : null;
}

function refuseForeignLogin({ route, incoming: { request }, texts }: Visit<RouteSpec>): Answer | null {
  return route.isLogin && isForeignWrite(senderHeaders(request), { isLogin: true }) ? refuse(403, texts.foreign) : null;
}

/** Counts the address, unless the request's key or body decides later. */
async function countArrival<R extends RouteSpec>(visit: Visit<R>): Promise<Answer | null> {
  visit.isKnownKey = await hasKnownKey(visit);
  return visit.options.isUncounted || visit.isKnownKey ? null : countAddress(visit);
}

async function hasKnownKey<R extends RouteSpec>({ options: { forgivesRepeatsOf }, incoming, db, address }: Visit<R>) {
  return (
    forgivesRepeatsOf !== undefined &&
    (await isKeyUsed(db, forgivesRepeatsOf, incoming.request.headers.get(KEY_HEADER))) &&
    (address === null || (await mayForgive(db, address)))
  );
}

/** Holds the turn of an address in a call of which it may make one at a time. */
async function inTurn<R extends RouteSpec>(
  { route, address, texts }: Visit<R>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!route.isOneAtATime || address === null) return work();
  const turn = `${route.path} ${address}`;
  if (turnsTaken.has(turn)) return tooMany(TURN_MS, texts);
  turnsTaken.add(turn);
  return work().finally(() => turnsTaken.delete(turn));
}

/** Authorisation, then query, body and key by their schemas. */
async function accept<R extends RouteSpec>({ route, incoming, db, query }: Visit<R>): Promise<Accepted<R>> {
  const { payload, request, params, guard } = incoming;
  const identity = await identify({ route, payload, request, guard });
  if (!identity.ok) return identity;
  const invalid = refuseQuery({ route, query });
  if (invalid) return { ok: false, refusal: invalid };
  const content = await readContent({ route, request, user: identity.user });
  if (!content.ok) return content;
  const key = idempotencyKey.nullable().safeParse(route.takesKey ? request.headers.get(KEY_HEADER) : null);
  if (!key.success) return { ok: false, refusal: refuse(400, problemTextsFor(route.path).idempotencyKey) };
  const isStillAllowed = async () => (await identify({ route, payload, request, guard, isUse: false })).ok;
  const context = {
    payload,
    db,
    request,
    params,
    query: query?.data,
    body: content.body,
    key: key.data,
    user: identity.user,
    isStillAllowed,
  };
  // The values come from this route's schemas, which the compiler cannot follow through `R`.
  return { ok: true, context: context as unknown as ContextOf<R> };
}

/** Counts the address of a request whose body decides whether it is counted. */
async function countByContent<R extends RouteSpec>(visit: Visit<R>, accepted: Accepted<R>): Promise<Answer | null> {
  const { isUncounted } = visit.options;
  if (!isUncounted) return null;
  visit.isFree = accepted.ok && (await isUncounted(accepted.context));
  return visit.isFree ? null : countAddress(visit);
}

async function countCaller<R extends RouteSpec>(
  { route: { limit: limited }, options: { countedFor = accountKey }, db, texts, isFree }: Visit<R>,
  context: ContextOf<R>,
): Promise<Answer | null> {
  const key = limited && !isFree ? await countedFor(context) : null;
  return limited && key !== null ? countCall(db, { limited, by: 'account', key, texts }) : null;
}

function accountKey({ user }: { user: SessionUser | null }): string | null {
  return user ? String(user.id) : null;
}

/** Takes a call that its limit forgives off the count, and counts one whose key was used with another content. */
async function settle<R extends RouteSpec>(visit: Visit<R>, answer: Answer): Promise<Answer> {
  const { route, options, db, address, isFree, isKnownKey } = visit;
  const isForgiven =
    !answer.isCostly && (answer.isRepeat || (options.forgivesInvalid && FORGIVEN.includes(answer.status)));
  if (isKnownKey) return isForgiven ? answer : ((await countAddress(visit)) ?? answer);
  // Two simultaneous requests with the same key are both counted on arrival.
  if (isForgiven && !isFree && route.limit && address !== null) {
    await forgiveCall(db, { limited: route.limit, key: address });
  }
  return answer;
}

async function countAddress<R extends RouteSpec>({
  route: { limit: limited },
  db,
  address,
  texts,
}: Visit<R>): Promise<Answer | null> {
  return limited && address !== null ? countCall(db, { limited, by: 'address', key: address, texts }) : null;
}

function isOpen({ caller }: RouteSpec): boolean {
  return caller === 'anyone' || caller === 'guest-or-account';
}

function senderHeaders({ method, headers }: Request) {
  const [host, origin, cookie, site] = ['host', 'origin', 'cookie', 'sec-fetch-site'].map((name) => headers.get(name));
  return { method, host, origin, cookie, site };
}

/** Turns what the collections' rules refuse into an answer. */
async function answerOrRefuse<R extends RouteSpec>(
  { route, incoming: { payload, request, guard } }: Visit<R>,
  answer: Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const refusal = refusedByCms(error);
    // The missing row may be the account itself, deleted since the session was checked.
    if (refusal?.status === 404 || isMissingReference(error)) {
      const identity = await identify({ route, payload, request, guard });
      if (!identity.ok) return identity.refusal;
    }
    if (!refusal) throw error;
    return refusal;
  }
}
