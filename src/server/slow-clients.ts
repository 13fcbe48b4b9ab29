/** Ends requests that arrive too slowly, and responses that the client does not read. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isMultipart } from '@/http/body-rule';

export type Timeouts = {
  /** for all headers, from the first byte or the opening of the connection */
  headersMs: number;
  /** for a whole body that is not a form */
  bodyMs: number;
  /** a form may take any time at this average rate or above */
  formBytesPerSecond: number;
  /** before the rate of a form is checked */
  formGraceMs: number;
  /** between two chunks of any body */
  silenceMs: number;
  /** while a client reads nothing of its response */
  unreadMs: number;
  /** between two requests of a connection; longer than a proxy keeps one, so that it never sends into a closed one */
  idleMs: number;
  /** interval between checks */
  checkMs: number;
};

const TIMEOUTS: Timeouts = {
  headersMs: 20_000,
  bodyMs: 60_000,
  formBytesPerSecond: 16_000,
  formGraceMs: 5_000,
  silenceMs: 30_000,
  unreadMs: 60_000,
  idleMs: 75_000,
  checkMs: 500,
};

type Body = {
  request: IncomingMessage;
  /** kept here, because Node removes it from a request whose connection was handed over */
  socket: Socket;
  response: ServerResponse;
  /** milliseconds during which this server was ready to read */
  waited: number;
  silent: number;
  /** bytes that the connection has read so far */
  seen: number;
  /** bytes that it had read before this request */
  before: number;
};

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** An HTTP server with these timeouts. */
export function createServerWithTimeouts(timeouts: Timeouts = TIMEOUTS): Server {
  const server = createServer({
    headersTimeout: timeouts.headersMs,
    keepAliveTimeout: timeouts.idleMs,
    connectionsCheckingInterval: timeouts.checkMs,
    // Node's own timeout would apply to forms too.
    requestTimeout: 0,
  });
  const bodies = new Set<Body>();
  const watch = (request: IncomingMessage, response: ServerResponse) => {
    endUnreadResponse(response, timeouts);
    if (!hasBody(request)) return;
    const { socket } = request;
    const before = socket.bytesRead;
    bodies.add({ request, socket, response, waited: 0, silent: 0, seen: before, before });
  };
  server.on('request', watch);
  server.on('checkContinue', watch);
  let checked = performance.now();
  const check = setInterval(() => {
    const now = performance.now();
    // If the whole process was paused, no client had time to send.
    const passed = Math.min(now - checked, 2 * timeouts.checkMs);
    checked = now;
    for (const body of bodies) if (!isUnderWay(body) || endIfSlow(body, passed, timeouts)) bodies.delete(body);
  }, timeouts.checkMs).unref();
  server.once('close', () => clearInterval(check));
  return server;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isUnderWay({ request, socket }: Body): boolean {
  return !request.complete && !socket.destroyed;
}

/** @returns whether the request was ended */
function endIfSlow(body: Body, passed: number, timeouts: Timeouts): boolean {
  const { request, socket } = body;
  const arrived = socket.bytesRead;
  // Until this server reads what has arrived, the sender cannot go on.
  if (arrived === body.seen && request.readableLength >= request.readableHighWaterMark) return false;
  body.waited += passed;
  body.silent = arrived === body.seen ? body.silent + passed : 0;
  body.seen = arrived;
  if (body.silent < timeouts.silenceMs && !isLate(body, timeouts)) return false;
  end(body);
  return true;
}

function isLate({ request, waited, seen, before }: Body, timeouts: Timeouts): boolean {
  if (!isMultipart(request.headers['content-type'])) return waited >= timeouts.bodyMs;
  return waited >= timeouts.formGraceMs && seen - before < (timeouts.formBytesPerSecond * waited) / 1_000;
}

function end({ socket, response }: Body): void {
  if (!response.headersSent) socket.write(TOO_SLOW);
  socket.destroySoon();
}

/** Ends responses that the client does not read, since they stay in memory. A response still in the making may go on. */
function endUnreadResponse(response: ServerResponse, { unreadMs }: Timeouts): void {
  const { socket } = response;
  response.setTimeout(unreadMs, () => {
    if (response.writableLength > 0) socket?.destroy();
    else socket?.setTimeout(unreadMs);
  });
}
