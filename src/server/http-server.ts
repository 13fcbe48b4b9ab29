/** The HTTP server. It answers /api and files itself and hands every other request to Next.js. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import next from 'next';
import type { Payload } from 'payload';
import { env } from '@/env';
import { logger } from '@/logging/logger';
import { asShop } from '@/runtime/own-work';
import { inRequest, type RequestContext } from '@/runtime/request-context';
import { type Area, areaOf } from './area';
import { UserFacingError } from './console';
import { guardOffice } from './guard-office';
import { type Listener, listenersByArea } from './listeners';
import { normalAddress } from './normal-address';
import { observe } from './observe';
import { oneAtATime } from './one-at-a-time';
import { sendKept } from './pages/kept-responses';
import { answerUnavailableWithoutConnection } from './pages/page-headers';
import { fixedHeaders } from './pages/response-headers';
import { readServerActions } from './pages/screen-calls';
import { hookResponse } from './pages/wrap-response';
import { type Refusal, refuseRequest } from './refuse-request';
import { isForOffice, refuseStrangers } from './refuse-strangers';
import { refuseWrite } from './refuse-writes';
import { contextOf } from './request-context-of';
import { createServerWithTimeouts } from './slow-clients';
import { hasSoundHosts } from './sound-hosts';
import { noteSubmittedSearch } from './submitted-searches';
import { writeRefusal } from './write-refusal';

export type HttpServer = { address: string; close: () => Promise<void> };

const MALFORMED: Refusal = { status: 400, text: 'malformedAddress' };

/** Areas that Next.js has no part in: they answer 503 by themselves. */
const ANSWERED_HERE: readonly Area[] = ['api', 'media', 'built-file'];

const isDevelopment = env.NODE_ENV === 'development';

export async function startHttpServer({ root, payload }: { root: string; payload: Payload }): Promise<HttpServer> {
  const server = createServerWithTimeouts();
  const app = next({
    dev: isDevelopment,
    dir: root,
    hostname: env.HOST,
    port: env.PORT,
    // Next.js takes over every upgrade of its server and keeps unknown ones open. Only hot reloading during development
    // needs upgrades; in production Next.js gets a server that never listens.
    httpServer: isDevelopment ? server : createServer(),
  });
  await app.prepare();
  // Next.js makes stacks name lines of bundles; without its hook Node names those of the sources.
  if (!isDevelopment) Reflect.deleteProperty(Error, 'prepareStackTrace');
  const listeners = await listenersByArea({ root, payload, makePage: app.getRequestHandler(), isDevelopment });
  const serverActions = isDevelopment ? null : await readServerActions(root);

  const handle = async (request: IncomingMessage, response: ServerResponse, context: RequestContext) => {
    if (isWebSocket(request)) return void request.socket.destroy();
    const area = areaOf(request.url ?? '/');
    for (const [name, value] of fixedHeaders()) response.setHeader(name, value);
    const verdict = refuseRequest(request, { area, serverActions }) ?? (area && refuseSender(request, area));
    // Awaiting a value that is already there would make answers from memory a sixth slower.
    const refusal = verdict instanceof Promise ? await verdict : verdict;
    if (refusal || !area) return writeRefusal({ request, response, area }, refusal ?? MALFORMED);
    if (request.headers.expect !== undefined) response.writeContinue();
    if (!ANSWERED_HERE.includes(area)) {
      hookResponse(response, { database: answerUnavailableWithoutConnection(response, context) });
    }
    await listeners[area](request, response);
  };
  /** Refuses a request by its sender, before Payload or one of our calls identifies them. */
  const refuseSender = (request: IncomingMessage, area: Area): Promise<Refusal | null> | null => {
    const refuseStranger = () => (isForOffice(request, area) ? refuseStrangers({ payload, request, area }) : null);
    const isOffice = area === 'cms' || area === 'admin';
    if (!isOffice) return refuseStranger();
    return asShop(() => guardOffice({ payload, request, area })).then(
      async (refusal) =>
        refusal ??
        (await refuseStranger()) ??
        (area === 'cms' ? asShop(() => refuseWrite({ payload, request })) : null),
    );
  };
  const answer: Listener = (request, response) => {
    request.url = normalAddress(request.url ?? '/');
    const context = contextOf(request);
    if (!hasSoundHosts(request.headers))
      return writeRefusal({ request, response, area: areaOf(request.url) }, MALFORMED);
    observe(request, response, context);
    noteSubmittedSearch(request);
    // Kept answers are the same for everybody, so no check applies to them.
    if (sendKept(request, response, context)) return;
    inRequest(context, () => handle(request, response, context)).catch((error: unknown) => {
      inRequest(context, () => logger().error({ err: error }, 'A request could not be answered.'));
      response.destroy();
    });
  };
  const listener = oneAtATime(answer);
  server.on('request', listener);
  server.on('checkContinue', listener);
  await listen(server);
  const port = boundPort(server);
  return {
    address: env.PUBLIC_URL ?? `http://${env.HOST === '0.0.0.0' || env.HOST === '::' ? 'localhost' : env.HOST}:${port}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      // Requests may finish; after five seconds, hanging ones and open connections are cut.
      const cut = setTimeout(() => server.closeAllConnections(), 5_000);
      await closed;
      clearTimeout(cut);
      await app.close();
    },
  };
}

/** Any other upgrade, such as h2c, may be ignored. During development Next.js answers upgrades before this is called. */
function isWebSocket({ headers }: IncomingMessage): boolean {
  return (headers.upgrade ?? '').toLowerCase().includes('websocket');
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new UserFacingError(`The shop cannot listen on port ${env.PORT}: ${error.message}.`)),
    );
    server.listen(env.PORT, env.HOST, () => resolve());
  });
}

function boundPort(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : env.PORT;
}
