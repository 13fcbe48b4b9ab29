/** Ends requests that take too long to arrive, and answers that nobody takes. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isMultipart } from '@/http/body-rule';

export type Patience = {
  /** for all headers, from the first byte or the opening of the connection */
  headersMs: number;
  /** for a whole body that is no form */
  bodyMs: number;
  /** a form may take as long as it needs, if it brings so much on average */
  formBytesPerSecond: number;
  /** before a form is measured */
  formGraceMs: number;
  /** between two parts of any body */
  silenceMs: number;
  /** while a client takes nothing of its answer */
  unreadMs: number;
  /** how often all that is looked at */
  checkMs: number;
};

const PATIENCE: Patience = {
  headersMs: 20_000,
  bodyMs: 60_000,
  formBytesPerSecond: 16_000,
  formGraceMs: 5_000,
  silenceMs: 30_000,
  unreadMs: 60_000,
  checkMs: 500,
};

type Body = {
  request: IncomingMessage;
  /** Node takes it from a request whose connection was handed over to somebody else */
  socket: Socket;
  response: ServerResponse;
  /** milliseconds during which this server was ready to read */
  waited: number;
  silent: number;
  seen: number;
  /** what the connection had brought before */
  before: number;
};

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** An HTTP server that waits for nobody longer than that. A connection that is kept open between requests is left alone. */
export function createPatientServer(patience: Patience = PATIENCE): Server {
  const server = createServer({
    headersTimeout: patience.headersMs,
    connectionsCheckingInterval: patience.checkMs,
    // Node's own would hold for forms too.
    requestTimeout: 0,
  });
  const bodies = new Set<Body>();
  const watch = (request: IncomingMessage, response: ServerResponse) => {
    endUnread(response, patience);
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
    // After a pause of the whole process nobody had the time to send.
    const passed = Math.min(now - checked, 2 * patience.checkMs);
    checked = now;
    for (const body of bodies) if (!isUnderWay(body) || endIfSlow(body, passed, patience)) bodies.delete(body);
  }, patience.checkMs).unref();
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
function endIfSlow(body: Body, passed: number, patience: Patience): boolean {
  const { request, socket } = body;
  const arrived = socket.bytesRead;
  // While this server has not taken what is there, its sender cannot go on.
  if (arrived === body.seen && request.readableLength >= request.readableHighWaterMark) return false;
  body.waited += passed;
  body.silent = arrived === body.seen ? body.silent + passed : 0;
  body.seen = arrived;
  if (body.silent < patience.silenceMs && !isLate(body, patience)) return false;
  end(body);
  return true;
}

function isLate({ request, waited, seen, before }: Body, patience: Patience): boolean {
  if (!isMultipart(request.headers['content-type'])) return waited >= patience.bodyMs;
  return waited >= patience.formGraceMs && seen - before < (patience.formBytesPerSecond * waited) / 1_000;
}

function end({ socket, response }: Body): void {
  if (!response.headersSent) socket.write(TOO_SLOW);
  socket.destroySoon();
}

/** What is written to a client that reads nothing stays in memory. Whoever still works on an answer may go on. */
function endUnread(response: ServerResponse, { unreadMs }: Patience): void {
  const { socket } = response;
  response.setTimeout(unreadMs, () => {
    if (response.writableLength > 0) socket?.destroy();
    else socket?.setTimeout(unreadMs);
  });
}
