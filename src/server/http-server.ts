/** One HTTP server: /api is answered here, without Next.js in between; every other request is a page. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import next from 'next';
import type { Payload } from 'payload';
import { env } from '@/env';
import { logger } from '@/logging/logger';
import { inRequest, type RequestContext } from '@/runtime/request-context';
import { type Area, areaOf } from './area';
import { comeBackWithoutConnection } from './come-back-without-connection';
import { fixedHeaders } from './fixed-headers';
import { guardOffice } from './guard-office';
import { sendKept } from './kept-responses';
import { type Listener, listenersByArea } from './listeners';
import { observe } from './observe';
import { oneAtATime } from './one-at-a-time';
import { type Refusal, refuseRequest } from './refuse-request';
import { isForEditors, refuseStrangers } from './refuse-strangers';
import { contextOf } from './request-context-of';
import { readServerActions } from './server-actions';
import { createPatientServer } from './slow-clients';
import { UserFacingError } from './user-facing-error';
import { writeRefusal } from './write-refusal';

export type HttpServer = { address: string; close: () => Promise<void> };

const MALFORMED: Refusal = { status: 400, text: 'malformedAddress' };

/** Areas that Next.js has no part in: they say by themselves that the database is away. */
const ANSWERED_HERE: readonly Area[] = ['api', 'media', 'built-file'];

const isDevelopment = env.NODE_ENV === 'development';

export async function startHttpServer({ root, payload }: { root: string; payload: Payload }): Promise<HttpServer> {
  const server = createPatientServer();
  const app = next({
    dev: isDevelopment,
    dir: root,
    hostname: env.HOST,
    port: env.PORT,
    // Next.js takes over every upgrade of the server it is given, and holds on to what it does not know. Only what
    // reloads pages during development needs one: otherwise it gets a server that never listens.
    httpServer: isDevelopment ? server : createServer(),
  });
  await app.prepare();
  // Next.js has stacks name the lines of bundles; Node itself names those of the sources.
  if (!isDevelopment) Reflect.deleteProperty(Error, 'prepareStackTrace');
  const listeners = await listenersByArea({ root, payload, makePage: app.getRequestHandler(), isDevelopment });
  const serverActions = isDevelopment ? null : await readServerActions(root);

  const handle = async (request: IncomingMessage, response: ServerResponse, context: RequestContext) => {
    if (isWebSocket(request)) return void request.socket.destroy();
    const area = areaOf(request.url ?? '/');
    for (const [name, value] of fixedHeaders()) response.setHeader(name, value);
    const verdict = refuseRequest(request, { area, serverActions }) ?? (area && refuseSender(request, area));
    // Awaiting a verdict that is there already would make answers from memory a sixth slower.
    const refusal = verdict instanceof Promise ? await verdict : verdict;
    if (refusal || !area) return writeRefusal({ request, response, area }, refusal ?? MALFORMED);
    if (request.headers.expect !== undefined) response.writeContinue();
    if (!ANSWERED_HERE.includes(area)) comeBackWithoutConnection(response, context);
    await listeners[area](request, response);
  };
  /** By who sends it, as far as that matters before Payload or a call of ours asks. */
  const refuseSender = (request: IncomingMessage, area: Area): Promise<Refusal | null> | null => {
    const refuseStranger = () => (isForEditors(request, area) ? refuseStrangers({ payload, request, area }) : null);
    const isOffice = area === 'cms' || area === 'admin';
    if (!isOffice) return refuseStranger();
    return guardOffice({ payload, request, area }).then((refusal) => refusal ?? refuseStranger());
  };
  const answer: Listener = (request, response) => {
    request.url = withoutHost(request.url ?? '/');
    const context = contextOf(request);
    observe(request, response, context);
    // Kept answers are the same for everybody, so nothing of what follows concerns them.
    if (sendKept(request, response, context)) return;
    inRequest(context, () => handle(request, response, context)).catch((error: unknown) => {
      inRequest(context, () => logger().error({ err: error }, 'A request could not be answered.'));
      response.destroy();
    });
  };
  const inTurn = oneAtATime(answer);
  server.on('request', inTurn);
  server.on('checkContinue', inTurn);
  await listen(server);
  const port = boundPort(server);
  return {
    address: env.PUBLIC_URL ?? `http://${env.HOST === '0.0.0.0' || env.HOST === '::' ? 'localhost' : env.HOST}:${port}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      // A request under way may finish; one that hangs, or a browser's open connection, may not hold the end up.
      const patience = setTimeout(() => server.closeAllConnections(), 5_000);
      await closed;
      clearTimeout(patience);
      await app.close();
    },
  };
}

/** Alone during development, where Next.js answers upgrades before they get here. Any other upgrade is not needed (h2c). */
function isWebSocket({ headers }: IncomingMessage): boolean {
  return (headers.upgrade ?? '').toLowerCase().includes('websocket');
}

/** A proxy may name the host in the request line; the path begins behind it. */
function withoutHost(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
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
