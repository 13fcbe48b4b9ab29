/** One HTTP server: /api is answered here, without Next.js in between; every other request is a page. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { calls } from '@endpoints/index';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import next from 'next';
import type { Payload } from 'payload';
import { sessionGuard } from '@/accounts/session-guard';
import { env } from '@/env';
import { addressGroup, CLIENT_ADDRESS_HEADER, clientAddress } from '@/http/client-address';
import { createDispatch } from '@/http/dispatch';
import { securityHeaders } from '@/http/security-headers';
import { serveMedia } from '@/http/serve-media';
import { inRequest, type RequestContext } from '@/request-context';
import { BUILT_FILES, serveBuiltFiles } from './built-files';
import { guardOffice } from './guard-office';
import { observe } from './observe';
import { answerFromMemory } from './page-memory';
import { preparePage } from './prepare-page';
import { refusePageRequest } from './refuse-page-request';
import { UserFacingError } from './user-facing-error';

export type HttpServer = { address: string; close: () => Promise<void> };

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

export async function startHttpServer({ root, payload }: { root: string; payload: Payload }): Promise<HttpServer> {
  const dispatch = createDispatch({ calls, guard: sessionGuard, getPayload: async () => payload });
  const answerApi = getRequestListener((request, env) => dispatch(request, { peer: peerOf(env) }), {
    overrideGlobalObjects: false,
    errorHandler: malformed,
  });
  const answerMedia = getRequestListener(serveMedia, { overrideGlobalObjects: false, errorHandler: malformed });
  const isDevelopment = env.NODE_ENV === 'development';
  const headers = securityHeaders({ isHttps: env.PUBLIC_URL?.startsWith('https:') ?? false, isDevelopment });
  const server = createServer();
  const app = next({
    dev: isDevelopment,
    dir: root,
    hostname: env.HOST,
    port: env.PORT,
    httpServer: server,
  });
  await app.prepare();
  const makePage = app.getRequestHandler();
  const answerPage = isDevelopment ? makePage : answerFromMemory(makePage);
  const answerBuiltFile = isDevelopment ? makePage : await serveBuiltFiles(root, makePage);

  server.on('request', (request, response) => {
    const context = contextOf(request);
    observe(request, response, context);
    void inRequest(context, () => answer(request, response));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const listener = choose(request.url ?? '/', { answerApi, answerMedia, answerBuiltFile, answerPage });
    const isForNext = listener === answerPage || listener === answerBuiltFile;
    const refusal = isForNext ? refusePageRequest(request) : null;
    for (const { key, value } of headers) response.setHeader(key, value);
    if (refusal) return void response.writeHead(refusal).end();
    if (isForNext) tellAddress(request);
    const officeRefusal = isForNext ? await guardOffice(payload, request).catch(leaveToPayload) : null;
    if (officeRefusal)
      return void response.writeHead(officeRefusal.status, officeRefusal.headers).end(officeRefusal.body);
    if (listener === answerPage) preparePage(request, response);
    void listener(request, response);
  }
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

function choose(
  url: string,
  {
    answerApi,
    answerMedia,
    answerBuiltFile,
    answerPage,
  }: Record<`answer${'Api' | 'Media' | 'BuiltFile' | 'Page'}`, Listener>,
): Listener {
  if (url === '/api' || url.startsWith('/api/') || url.startsWith('/api?')) return answerApi;
  if (url.startsWith('/media/')) return answerMedia;
  return url.startsWith(BUILT_FILES) ? answerBuiltFile : answerPage;
}

/** Without a database Payload answers by itself that it cannot. */
function leaveToPayload(): null {
  return null;
}

function contextOf(request: IncomingMessage): RequestContext {
  const address = addressOf(request);
  return {
    id: randomUUID(),
    address: address === null ? null : addressGroup(address),
    agent: request.headers['user-agent'] ?? null,
  };
}

function addressOf({ headers, socket }: IncomingMessage): string | null {
  const forwarded = headers['x-forwarded-for'];
  return clientAddress({
    peer: socket.remoteAddress ?? null,
    forwardedFor: Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
  });
}

/** Next.js hands its pages no connection, only headers. */
function tellAddress(request: IncomingMessage): void {
  delete request.headers[CLIENT_ADDRESS_HEADER];
  const address = addressOf(request);
  if (address !== null) request.headers[CLIENT_ADDRESS_HEADER] = address;
}

function peerOf(env: HttpBindings | Http2Bindings): string | null {
  return env.incoming.socket?.remoteAddress ?? null;
}

/** A request whose address or host no URL can be made of. */
function malformed(): Response {
  const message = 'Adresse mal formée.';
  return Response.json({ message, error: message }, { status: 400 });
}

function listen(server: ReturnType<typeof createServer>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new UserFacingError(`The shop cannot listen on port ${env.PORT}: ${error.message}.`)),
    );
    server.listen(env.PORT, env.HOST, () => resolve());
  });
}

function boundPort(server: ReturnType<typeof createServer>): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : env.PORT;
}
