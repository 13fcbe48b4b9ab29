/** Answers everything under /api, both in front of Next.js and inside it. */
import { METHOD_NAME_ALL } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';
import type { Payload } from 'payload';
import { isConnectionUnavailable, isUnstorableText } from '@/database/errors';
import { isStorable } from '@/database/texts';
import { asShop } from '@/runtime/own-work';
import { currentRequest } from '@/runtime/request-context';
import { inSettings } from '@/settings/in-settings';
import { type Answer, asResponse, refuse } from './answer';
import type { SessionGuard } from './authenticate';
import { MAX_BODY_BYTES } from './body-rule';
import type { Call } from './call';
import { isDatabaseAway, RETRY_AFTER_S } from './database-away';
import { readLimited } from './read-body';
import { type Texts, textsFor } from './texts';

/** @param connection absent if our own server is not in front */
export type Dispatch = (request: Request, connection?: { peer: string | null }) => Promise<Response>;

const PREFIX = '/api';

/** @param getPayload returns the process's only Payload instance */
export function createDispatch({
  calls,
  guard,
  getPayload,
}: {
  calls: readonly Call[];
  guard: SessionGuard;
  getPayload: () => Promise<Payload>;
}): Dispatch {
  const match = routerOf(calls);

  return async (sent, { peer } = { peer: null }) => {
    const segments = pathSegments(sent.url);
    if (!segments) return asResponse(refuse(400, textsFor('').malformedAddress), { request: sent });
    const request = await withWholeBody(sent);
    if (!request) return asResponse(refuse(411, textsFor(`/${segments.join('/')}`).noLength), { request: sent });
    const matching = match(segments);
    const texts = textsFor(`/${segments.join('/')}`);
    if (matching.length === 0) return asResponse(refuse(404, texts.unknownRoute), { request });

    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const found = matching.find(({ call }) => call.route.method === method);
    if (!found) return asResponse(refuseMethod(method, matching, texts), { request });
    const context = currentRequest();
    if (context) context.route = `${PREFIX}${found.call.route.path}`;
    return asResponse(await answerSafely({ ...found, request, peer, guard, getPayload }), {
      request,
      ...(found.call.route.sharedSeconds === undefined ? {} : { sharedSeconds: found.call.route.sharedSeconds }),
    });
  };
}

function pathsOf({ route: { path, formerPath } }: Call): string[] {
  return formerPath === undefined ? [path] : [path, formerPath];
}

type Matching = { call: Call; params: Record<string, string> };

/** @returns finds the calls of a path, whatever their method, by its decoded segments */
function routerOf(calls: readonly Call[]): (segments: readonly string[]) => Matching[] {
  const router = new TrieRouter<Call>();
  const rows = calls.flatMap((call) => pathsOf(call).map((path) => ({ call, path })));
  // Literal segments win over parameters: /orders/export is not an order. The router keeps the order in which it was given them.
  for (const { call, path } of rows.toSorted((left, right) => paramsIn(left.path) - paramsIn(right.path))) {
    router.add(METHOD_NAME_ALL, path.replaceAll(/\{(\w+)\}/g, ':$1'), call);
  }
  return (segments) => {
    // Encoded in one way, so that a slash within a segment is not taken for one between two.
    const [matches] = router.match(METHOD_NAME_ALL, `/${segments.map(encodeURIComponent).join('/')}`);
    return matches.map(([call, params]) => ({ call, params: decoded(params) }));
  };
}

function paramsIn(path: string): number {
  return path.split('{').length - 1;
}

function decoded(params: object): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]));
}

function countParams(matching: Matching | undefined): number {
  return Object.keys(matching?.params ?? {}).length;
}

type Match = Matching & {
  request: Request;
  peer: string | null;
  guard: SessionGuard;
  getPayload: () => Promise<Payload>;
};

/** The log hides what a path holds beside ids: a code is a key, a telephone is personal. */
function loggedPath({ call, params, request }: Pick<Match, 'call' | 'params' | 'request'>): string {
  return 'code' in params || 'phone_key' in params ? `${PREFIX}${call.route.path}` : new URL(request.url).pathname;
}

async function answerSafely({ call, params, request, peer, guard, getPayload }: Match): Promise<Answer> {
  const texts = textsFor(call.route.path);
  const payload = await getPayload();
  try {
    const answer = () => asShop(() => call.answer({ payload, request, params, peer, guard }));
    return await inSettings(payload.db.pool, answer);
  } catch (error) {
    // Nothing has such a name, so a part of the path that the database cannot hold leads nowhere.
    if (isUnstorableText(error)) {
      return Object.values(params).every(isStorable) ? refuse(400, texts.invalid) : refuse(404, texts.unknownRoute);
    }
    if (isDatabaseAway(error)) {
      if (isConnectionUnavailable(error)) payload.logger.error({ err: error });
      return refuse(503, texts.unavailable, { headers: { 'Retry-After': RETRY_AFTER_S } });
    }
    payload.logger.error({ err: error, msg: `${request.method} ${loggedPath({ call, params, request })} failed` });
    // The owner finds the error in the log by this id. No other answer has a header that differs from request to request.
    const { id } = currentRequest() ?? {};
    return refuse(500, texts.unexpected, id === undefined ? {} : { headers: { 'X-Request-Id': id } });
  }
}

/** @param matching the most literal first: what a parameter in its place would allow is not offered */
function refuseMethod(method: string, matching: readonly Matching[], texts: Texts): Answer {
  const named = matching.filter((match) => countParams(match) === countParams(matching[0]));
  const allowed = named.flatMap(({ call }) => (call.route.method === 'GET' ? ['GET', 'HEAD'] : [call.route.method]));
  const headers = { Allow: [...new Set([...allowed, 'OPTIONS'])].join(', ') };
  return method === 'OPTIONS' ? { status: 204, body: null, headers } : refuse(405, texts.wrongMethod, { headers });
}

/** A body may come in chunks, without a length, within the usual limit; null if it is longer. */
async function withWholeBody(request: Request): Promise<Request | null> {
  if (!request.headers.has('transfer-encoding')) return request;
  const body = await readLimited(request, MAX_BODY_BYTES);
  const { url, method, headers } = request;
  return body && new Request(url, { method, headers, ...(body.length > 0 ? { body } : {}) });
}

/** The decoded segments below /api, with or without a trailing slash; null if the encoding is malformed. */
function pathSegments(url: string): string[] | null {
  const segments = new URL(url).pathname.slice(PREFIX.length).split('/').slice(1);
  while (segments.at(-1) === '') segments.pop();
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return null;
  }
}
