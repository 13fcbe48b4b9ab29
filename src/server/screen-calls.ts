import { IncomingMessage, type ServerResponse } from 'node:http';
import { isHeavyJson } from '@/domain/json-weight';
import { currentRequest } from '@/runtime/request-context';
import { writeRefusal } from './write-refusal';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Calls of the back office's screens. Next.js parses their arguments before anything of ours sees them: what would take
 * long is refused here, and a failure at the arguments is the sender's, where Next.js answers 500.
 */
export function screenCalls(makePage: Listener): Listener {
  return async (request, response) => {
    const body = await readWhole(request);
    if (body === null) return;
    if (isHeavyJson(body)) {
      return writeRefusal({ request, response, area: 'admin' }, { status: 400, text: 'tooComplex' });
    }
    blameSender(response);
    return makePage(withBody(request, body), response);
  };
}

/** @returns null if the sender went away */
async function readWhole(request: IncomingMessage): Promise<Buffer | null> {
  try {
    return Buffer.concat(await request.toArray());
  } catch {
    return null;
  }
}

/** A body can be read once, so Next.js gets another request of the same connection. */
function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const copy = new IncomingMessage(request.socket);
  const { method, url, httpVersion, httpVersionMajor, httpVersionMinor, headers, rawHeaders } = request;
  Object.assign(copy, { method, url, httpVersion, httpVersionMajor, httpVersionMinor, headers, rawHeaders });
  copy.complete = true;
  if (body.length > 0) copy.push(body);
  copy.push(null);
  return copy;
}

/** Until the arguments have reached the function (src/app/(payload)/call-server-function.ts). */
function blameSender(response: ServerResponse): void {
  const context = currentRequest();
  if (!context) return;
  context.isUnread = true;
  const { writeHead } = response;
  const blaming: typeof response.writeHead = (status: number, ...rest: unknown[]) =>
    Reflect.apply(writeHead, response, [status >= 500 && context.isUnread ? 400 : status, ...rest]);
  response.writeHead = blaming;
}
