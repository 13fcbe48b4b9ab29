import type { IncomingMessage, ServerResponse } from 'node:http';
import { textsFor } from '@/http/texts';
import type { Area } from './area';
import type { Refusal } from './refuse-request';

/** A sender may go on for so long without being read, so that it sees the refusal before its connection ends. */
const LINGER_MS = 1_000;

/** Answers in the shape of the area: JSON of the documented calls, of Payload, or a line of text. */
export function writeRefusal(
  { request, response, area }: { request: IncomingMessage; response: ServerResponse; area: Area | null },
  { status, text, headers = {}, flags = {} }: Refusal,
): void {
  const isOffice = area === 'cms' || area === 'admin';
  const message = textsFor(isOffice ? '/admin' : (request.url ?? '').replace(/^\/api/, ''))[text];
  const [type, body] = written(area, message, flags);
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'private, no-store',
    ...headers,
  });
  response.end(body);
  if (request.complete) return;
  // Node reads on and throws away what is still to come.
  const end = setTimeout(() => request.destroy(), LINGER_MS).unref();
  request.once('close', () => clearTimeout(end));
}

function written(area: Area | null, message: string, flags: Record<string, true>): [type: string, body: string] {
  if (area === 'api') return ['application/json', JSON.stringify({ message, error: message, ...flags })];
  if (area === 'cms') return ['application/json', JSON.stringify({ errors: [{ message }], ...flags })];
  return ['text/plain', `${message}\n`];
}
