/** The wrapper of every documented call: authentication, rate limits, and the schemas of query and body. */
import type { Payload } from 'payload';
import { z } from 'zod';
import type { RouteSpec } from '@/contract/routes';
import type { Database } from '@/database/database';
import { isMissingReference } from '@/database/errors';
import type { SessionUser } from '@/database/session-user';
import { hasRight } from '@/domain/roles';
import { sayIssue } from '@/words/say-problem';
import { type Answer, type Details, refuse } from './answer';
import { authenticate, type SessionGuard } from './authenticate';
import { addressGroup, clientAddress } from './client-address';
import { csrfProblem } from './csrf';
import { countCall } from './limits';
import { readBody } from './read-body';
import { refusedByCms } from './refused-by-cms';
import { isForeignWrite } from './sender';
import { isOfBackOffice, problemTextsFor, textsFor } from './texts';

export type CallContext<Query, Body, User = SessionUser | null> = {
  payload: Payload;
  db: Database;
  request: Request;
  /** path parameters, decoded */
  params: Record<string, string>;
  query: Query;
  body: Body;
  /** null for a guest */
  user: User;
  /** whether the caller might make the call now, for an answer that goes on; no use of their session. @throws if that is unknown */
  isStillAllowed: () => Promise<boolean>;
};

// Zod's own messages, for schemas without one: French for shoppers, English for the back office.
z.config(z.locales.fr());
const inEnglish = { error: z.locales.en().localeError };

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
};

/**
 * Joins a documented route with its handler. A request reaches the handler only if it passes every check: CSRF, rate
 * limits, authorisation and schemas.
 */
export function call<R extends RouteSpec>(
  route: R,
  handler: (context: ContextOf<R>) => Promise<Answer>,
  { countedFor = ({ user }) => (user ? String(user.id) : null) }: CallOptions<R> = {},
): Call {
  return {
    route,
    answer: async ({ payload, request, params, peer, guard }) => {
      const db: Database = payload.db.pool;
      const language = isOfBackOffice(route.path) ? inEnglish : undefined;
      const texts = textsFor(route.path);
      const query = route.query?.safeParse(Object.fromEntries(new URL(request.url).searchParams), language);
      // The back office authorises before it validates, so that errors reveal nothing.
      if (query && !query.success && !language) return refuseInvalid(query.error, route.path);
      if (route.method !== 'GET' && csrfProblem(request)) {
        return refuse(403, texts.csrf);
      }
      if (route.isLogin && isForeignWrite(senderHeaders(request), { isLogin: true })) return refuse(403, texts.foreign);
      const address = clientAddress({ peer, forwardedFor: request.headers.get('x-forwarded-for') });
      const tooOften =
        route.limit && address !== null
          ? await countCall(db, { limited: route.limit, by: 'address', key: addressGroup(address), texts })
          : null;
      if (tooOften) return tooOften;

      const identity = await identify({ route, payload, request, guard });
      if (!identity.ok) return identity.refusal;
      if (query && !query.success) return refuseInvalid(query.error, route.path);

      let body: unknown;
      if (route.body) {
        const read = await readBody(request, route);
        if (!read.ok) return read.refusal;
        const parsed = route.body.safeParse(read.value, language);
        if (!parsed.success) return refuseInvalid(parsed.error, route.path);
        body = parsed.data;
      }
      // The values come from this route's schemas, which the compiler cannot follow through `R`.
      const context = {
        payload,
        db,
        request,
        params,
        query: query?.data,
        body,
        user: identity.user,
        isStillAllowed: async () => (await identify({ route, payload, request, guard, isUse: false })).ok,
      } as unknown as ContextOf<R>;
      const key = route.limit ? await countedFor(context) : null;
      const tooOftenFor =
        route.limit && key !== null ? await countCall(db, { limited: route.limit, by: 'account', key, texts }) : null;
      return tooOftenFor ?? answerOrRefuse(handler(context), () => identify({ route, payload, request, guard }));
    },
  };
}

function senderHeaders({ method, headers }: Request) {
  const [host, origin, cookie, site] = ['host', 'origin', 'cookie', 'sec-fetch-site'].map((name) => headers.get(name));
  return { method, host, origin, cookie, site };
}

/** Turns what the collections' rules refuse into an answer. */
async function answerOrRefuse(answer: Promise<Answer>, identifyAgain: () => Promise<Identification>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const refusal = refusedByCms(error);
    // The missing row may be the account itself, deleted since the session was checked.
    if (refusal?.status === 404 || isMissingReference(error)) {
      const identity = await identifyAgain();
      if (!identity.ok) return identity.refusal;
    }
    if (!refusal) throw error;
    return refusal;
  }
}

type Identification = { ok: true; user: SessionUser | null } | { ok: false; refusal: Answer };

/** The caller, or the refusal (401, 403). A route for anyone does not identify its caller. */
async function identify({
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

/** 400 with the first problem as message, and every problem under its field's path. */
function refuseInvalid(error: z.ZodError, path: string): Answer {
  const details: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body';
    details[field] = [...(details[field] ?? []), sayIssue(issue.message, problemTextsFor(path))];
  }
  const satisfied: Details = details;
  return refuse(400, Object.values(details)[0]?.[0] ?? textsFor(path).invalid, { details: satisfied });
}
