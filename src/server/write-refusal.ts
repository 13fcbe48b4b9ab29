import type { IncomingMessage, ServerResponse } from 'node:http';
import { textsFor } from '@/http/texts';
import { currentRequest } from '@/runtime/request-context';
import type { Area } from './area';
import type { Refusal } from './refuse-request';

/** How long a sender may go on unheard, so that it sees the refusal before its connection ends. */
const LINGER_MS = 1_000;

/** Answers in the area's format: JSON of the documented calls, JSON of Payload, or a line of text. */
export function writeRefusal(
  { request, response, area }: { request: IncomingMessage; response: ServerResponse; area: Area | null },
  { status, text, headers = {}, flags = {} }: Refusal,
): void {
  const isOffice = area === 'cms' || area === 'admin';
  const message: string = textsFor(isOffice ? '/admin' : (request.url ?? '').replace(/^\/api/, ''))[text];
  const [type, body] = bodyOf(area, message, flags);
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'private, no-store',
    ...headers,
  });
  if (request.complete) return void response.end(body);
  // With Content-Length the sender has the whole response now. Ending it would close a `Connection: close` connection, which
  // most proxies use, while the sender still writes: it would see a broken connection instead.
  const context = currentRequest();
  response.write(body, () => {
    if (context) context.isAnswered = true;
  });
  const end = setTimeout(() => response.end(() => request.destroy()), LINGER_MS).unref();
  request.once('close', () => clearTimeout(end));
  request.once('end', () => response.end());
  request.resume();
}

function bodyOf(area: Area | null, message: string, flags: Record<string, true>): [type: string, body: string] {
  if (area === 'api') return ['application/json', JSON.stringify({ message, error: message, ...flags })];
  if (area === 'cms') return ['application/json', JSON.stringify({ errors: [{ message }], ...flags })];
  return ['text/plain', `${message}\n`];
}
