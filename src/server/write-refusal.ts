import type { IncomingMessage, ServerResponse } from 'node:http';
import { textsFor } from '@/http/texts';
import { currentRequest } from '@/runtime/request-context';
import type { Area } from './area';
import type { Refusal } from './refuse-request';

/** A sender may go on for so long without being listened to, so that it sees the refusal before its connection ends. */
const LINGER_MS = 1_000;

/** Answers in the shape of the area: JSON of the documented calls, of Payload, or a line of text. */
export function writeRefusal(
  { request, response, area }: { request: IncomingMessage; response: ServerResponse; area: Area | null },
  { status, text, headers = {}, flags = {} }: Refusal,
): void {
  const isOffice = area === 'cms' || area === 'admin';
  const message: string = textsFor(isOffice ? '/admin' : (request.url ?? '').replace(/^\/api/, ''))[text];
  const [type, body] = written(area, message, flags);
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'private, no-store',
    ...headers,
  });
  if (request.complete) return void response.end(body);
  // The length is known, so the sender has the whole answer now. Ending it would close a connection that is not to be kept,
  // as most proxies use them, while the sender still writes: it would see a broken connection instead.
  const context = currentRequest();
  response.write(body, () => {
    if (context) context.isAnswered = true;
  });
  const end = setTimeout(() => response.end(() => request.destroy()), LINGER_MS).unref();
  request.once('close', () => clearTimeout(end));
  request.once('end', () => response.end());
  request.resume();
}

function written(area: Area | null, message: string, flags: Record<string, true>): [type: string, body: string] {
  if (area === 'api') return ['application/json', JSON.stringify({ message, error: message, ...flags })];
  if (area === 'cms') return ['application/json', JSON.stringify({ errors: [{ message }], ...flags })];
  return ['text/plain', `${message}\n`];
}
