/** The wrapper of every documented call: authentication, rate limits, and the schemas of query and body. */
import type { Payload } from 'payload';
import { z } from 'zod';
import { idempotencyKey } from '@/contract/orders';
import type { RouteSpec } from '@/contract/routes';
import type { Database } from '@/database/database';
import { isMissingReference } from '@/database/errors';
import { isKeyUsed, type KeyKind } from '@/database/request-keys';
import type { SessionUser } from '@/database/session-user';
import { sayIssue } from '@/words/say-problem';
import { type Answer, type Details, refuse } from './answer';
import type { SessionGuard } from './authenticate';
import { addressGroup, clientAddress } from './client-address';
import { csrfProblem } from './csrf';
import { type Identification, identify } from './identify';
import { countCall, forgiveCall, mayForgive, tooMany } from './limits';
import { readBody } from './read-body';
import { refusedByCms } from './refused-by-cms';
import { isForeignWrite } from './sender';
import { isOfBackOffice, problemTextsFor, type Texts, textsFor } from './texts';

export type CallContext<Query, Body, User = SessionUser | null> = {
  payload: Payload;
  db: Database;
  request: Request;
  /** path parameters, decoded */
  params: Record<string, string>;
  query: Query;
  body: Body;
  /** the `Idempotency-Key`; null if the request has none */
  key: string | null;
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
  /** whether a request counts towards no limit, which its body decides: it is read before its address is counted */
  isUncounted?: (context: ContextOf<R>) => Promise<boolean>;
  /** for a low limit: a request that is refused for its content is taken off the count, so that corrections do not use it up */
  forgivesInvalid?: boolean;
  /** for a low limit, the kind of the keys: a repeat, as after a lost answer, is taken off the count of its address like a refusal */
  forgivesRepeatsOf?: KeyKind;
};

/** The calls under way of which an address may make one at a time. */
const turnsTaken = new Set<string>();
/** When the caller may try again: their other call is done by then. */
const TURN_MS = 5_000;

const KEY_HEADER = 'Idempotency-Key';

/** The content is invalid, too large, or of a wrong type. */
const FORGIVEN: readonly number[] = [400, 413, 415];

/**
 * Joins a documented route with its handler. A request reaches the handler only if it passes every check: CSRF, rate
 * limits, authorisation and schemas.
 */
export function call<R extends RouteSpec>(
  route: R,
  handler: (context: ContextOf<R>) => Promise<Answer>,
  {
    countedFor = ({ user }) => (user ? String(user.id) : null),
    isUncounted,
    forgivesInvalid = false,
    forgivesRepeatsOf,
  }: CallOptions<R> = {},
): Call {
  const { limit: limited } = route;
  const texts = textsFor(route.path);
  return {
    route,
    answer: async (incoming) => {
      const { payload, request, peer, guard } = incoming;
      const db: Database = payload.db.pool;
      const query = readQuery(route, request);
      // A call with a right authorises before it validates, so that errors reveal nothing.
      if (query && !query.success && isOpen(route)) return refuseInvalid(query.error, route.path);
      if (route.method !== 'GET' && csrfProblem(request)) {
        return refuse(403, texts.csrf);
      }
      if (route.isLogin && isForeignWrite(senderHeaders(request), { isLogin: true })) return refuse(403, texts.foreign);
      const address = clientAddress({ peer, forwardedFor: request.headers.get('x-forwarded-for') });
      const countAddress = async () =>
        limited && address !== null
          ? countCall(db, { limited, by: 'address', key: addressGroup(address), texts })
          : null;
      const turn = route.isOneAtATime && address !== null ? `${route.path} ${addressGroup(address)}` : null;
      const isKnownKey =
        forgivesRepeatsOf !== undefined &&
        (await isKeyUsed(db, forgivesRepeatsOf, request.headers.get(KEY_HEADER))) &&
        (address === null || (await mayForgive(db, addressGroup(address))));
      const tooOften = isUncounted || isKnownKey ? null : await countAddress();
      if (tooOften) return tooOften;
      return inTurn({ turn, texts }, async () => {
        const accepted = await accept(route, { incoming, query });
        const isFree = isUncounted !== undefined && accepted.ok && (await isUncounted(accepted.context));
        const tooOftenAfterAll = isUncounted && !isFree ? await countAddress() : null;
        if (tooOftenAfterAll) return tooOftenAfterAll;
        const settle = async (answer: Answer) => {
          const isForgiven =
            !answer.isCostly && (answer.isRepeat || (forgivesInvalid && FORGIVEN.includes(answer.status)));
          // Its content may be another one: then it is counted after all.
          if (isKnownKey) return isForgiven ? answer : ((await countAddress()) ?? answer);
          // Two simultaneous requests with the same key are both counted on arrival.
          if (isForgiven && !isFree && limited && address !== null) {
            await forgiveCall(db, { limited, key: addressGroup(address) });
          }
          return answer;
        };
        if (!accepted.ok) return settle(accepted.refusal);

        const { context } = accepted;
        const key = limited && !isFree ? await countedFor(context) : null;
        const tooOftenFor =
          limited && key !== null ? await countCall(db, { limited, by: 'account', key, texts }) : null;
        if (tooOftenFor) return tooOftenFor;
        return settle(await answerOrRefuse(handler(context), () => identify({ route, payload, request, guard })));
      });
    },
  };
}

/** @param turn names the address's turn; null for a call that is not limited to one at a time */
async function inTurn(
  { turn, texts }: { turn: string | null; texts: Texts },
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (turn === null) return work();
  if (turnsTaken.has(turn)) return tooMany(TURN_MS, texts);
  turnsTaken.add(turn);
  return work().finally(() => turnsTaken.delete(turn));
}

function isOpen({ caller }: RouteSpec): boolean {
  return caller === 'anyone' || caller === 'guest-or-account';
}

type ReadQuery = z.ZodSafeParseResult<unknown> | undefined;

function readQuery({ query, path }: RouteSpec, request: Request): ReadQuery {
  return query?.safeParse(Object.fromEntries(new URL(request.url).searchParams), languageOf(path));
}

function languageOf(path: string) {
  return isOfBackOffice(path) ? inEnglish : undefined;
}

/** Authorisation, then query, body and key by their schemas. */
async function accept<R extends RouteSpec>(
  route: R,
  { incoming: { payload, request, params, guard }, query }: { incoming: Incoming; query: ReadQuery },
): Promise<{ ok: true; context: ContextOf<R> } | { ok: false; refusal: Answer }> {
  const identity = await identify({ route, payload, request, guard });
  if (!identity.ok) return identity;
  if (query && !query.success) return { ok: false, refusal: refuseInvalid(query.error, route.path) };

  let body: unknown;
  if (route.body) {
    const read = await readBody(request, route);
    if (!read.ok) return read;
    const schema = identity.user ? route.body : (route.guestBody ?? route.body);
    const parsed = schema.safeParse(read.value, languageOf(route.path));
    if (!parsed.success) return { ok: false, refusal: refuseInvalid(parsed.error, route.path) };
    body = parsed.data;
  }
  const key = idempotencyKey.nullable().safeParse(route.takesKey ? request.headers.get(KEY_HEADER) : null);
  if (!key.success) return { ok: false, refusal: refuse(400, problemTextsFor(route.path).idempotencyKey) };
  const db: Database = payload.db.pool;
  const isStillAllowed = async () => (await identify({ route, payload, request, guard, isUse: false })).ok;
  const { user } = identity;
  const context = { payload, db, request, params, query: query?.data, body, key: key.data, user, isStillAllowed };
  // The values come from this route's schemas, which the compiler cannot follow through `R`.
  return { ok: true, context: context as unknown as ContextOf<R> };
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
