/** Chooses who answers each area: documented calls and files are answered here, everything else by Next.js. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { calls } from '@endpoints/index';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import type { Payload } from 'payload';
import { sessionGuard } from '@/accounts/session-guard';
import { createDispatch } from '@/http/dispatch';
import { serveMedia } from '@/http/serve-media';
import { inSettings } from '@/settings/in-settings';
import { httpWords } from '@/words/fr/http';
import type { Area } from './area';
import { serveBuiltFiles } from './pages/built-files';
import { keepAnswers } from './pages/keep-answers';
import {
  acceptCheckedOrigin,
  dropHeadersNextTrusts,
  forbidKeeping,
  forbidKeepingRedirects,
  giveNonce,
  isDataRequest,
  keepDataHeaders,
  keepPageHeaders,
} from './pages/page-headers';
import { answerFromMemory } from './pages/page-memory';
import { isPrivatePage } from './pages/private-pages';
import { setVisitHeaders } from './pages/response-headers';
import { screenCalls } from './pages/screen-calls';
import { hookResponse } from './pages/wrap-response';

export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

type Parts = {
  root: string;
  payload: Payload;
  /** Next.js */
  makePage: Listener;
  isDevelopment: boolean;
};

export async function listenersByArea({
  root,
  payload,
  makePage,
  isDevelopment,
}: Parts): Promise<Record<Area, Listener>> {
  const dispatch = createDispatch({ calls, guard: sessionGuard, getPayload: async () => payload });
  const options = { overrideGlobalObjects: false, errorHandler: malformed };
  /** Makes what is the same for everybody. During development Next.js needs all headers, for more than pages. */
  const makeFrom =
    (prepare: (request: IncomingMessage) => void): Listener =>
    (request, response) => {
      if (!isDevelopment) prepare(request);
      return makePage(request, response);
    };
  /** With the settings of this moment, from the page's first text to its last. */
  const withSettings =
    (listener: Listener): Listener =>
    (request, response) =>
      inSettings(payload.db.pool, () => listener(request, response));
  const read = isDevelopment ? makePage : answerFromMemory(makeFrom(keepPageHeaders));
  const make = makeFrom(keepDataHeaders);
  const call = isDevelopment ? makePage : screenCalls(makePage);
  return {
    api: getRequestListener(
      keepAnswers((request, env) => dispatch(request, { peer: peerOf(env) })),
      options,
    ),
    media: getRequestListener(serveMedia, options),
    'built-file': isDevelopment ? make : await serveBuiltFiles(root, make),
    file: withSettings(make),
    internal: make,
    page: withSettings((request, response) => {
      setVisitHeaders(request, response);
      const isPrivate = isPrivatePage(request.url ?? '/');
      hookResponse(response, { keeping: isPrivate ? forbidKeeping(response) : forbidKeepingRedirects(response) });
      return isDataRequest(request) ? make(request, response) : read(request, response);
    }),
    cms: withSettings((request, response) => {
      dropHeadersNextTrusts(request);
      hookResponse(response, { keeping: forbidKeeping(response) });
      return makePage(request, response);
    }),
    admin: withSettings((request, response) => {
      dropHeadersNextTrusts(request);
      acceptCheckedOrigin(request);
      if (!isDevelopment) giveNonce(request, response);
      hookResponse(response, { keeping: forbidKeeping(response) });
      return request.method === 'POST' ? call(request, response) : makePage(request, response);
    }),
  };
}

function peerOf(env: HttpBindings | Http2Bindings): string | null {
  return env.incoming.socket?.remoteAddress ?? null;
}

/** The request's address or host does not form a valid URL. */
function malformed(): Response {
  const message = httpWords.malformedAddress;
  return Response.json({ message, error: message }, { status: 400 });
}
