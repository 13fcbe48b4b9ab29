/** Calls of the back office's screens to the server, which Next.js names server actions. */
import { readFile } from 'node:fs/promises';
import { IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { isHeavyJson } from '@/domain/heavy-json';
import { currentRequest } from '@/runtime/request-context';
import { writeRefusal } from '../write-refusal';
import { hookResponse } from './wrap-response';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** The ids of the functions that the back office's screens may call on the server, from the build's manifest. */
export async function readServerActions(root: string): Promise<ReadonlySet<string>> {
  const manifest: unknown = JSON.parse(
    await readFile(path.join(root, '.next/server/server-reference-manifest.json'), 'utf8'),
  );
  const node = typeof manifest === 'object' && manifest !== null && 'node' in manifest ? manifest.node : null;
  if (typeof node !== 'object' || node === null) throw new Error("The build's manifest lists no server functions.");
  return new Set(Object.keys(node));
}

/**
 * Handles calls of the back office's screens. Next.js parses their arguments before any of our code runs, so input that
 * would block is refused here. A failure while parsing is the sender's fault: Next.js answers 500, the client gets 400.
 */
export function screenCalls(makePage: Listener): Listener {
  return async (request, response) => {
    const body = await readWhole(request);
    if (body === null) return;
    if (isHeavyJson(body)) {
      return writeRefusal({ request, response, area: 'admin' }, { status: 400, text: 'tooComplex' });
    }
    answer400ToParseFailures(response);
    return makePage(withBody(request, body), response);
  };
}

/** @returns null if the client went away */
async function readWhole(request: IncomingMessage): Promise<Buffer | null> {
  try {
    return Buffer.concat(await request.toArray());
  } catch {
    return null;
  }
}

/** A body can be read only once, so Next.js gets a copy of the request. */
function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const copy = new IncomingMessage(request.socket);
  const { method, url, httpVersion, httpVersionMajor, httpVersionMinor, headers, rawHeaders } = request;
  Object.assign(copy, { method, url, httpVersion, httpVersionMajor, httpVersionMinor, headers, rawHeaders });
  copy.complete = true;
  if (body.length > 0) copy.push(body);
  copy.push(null);
  return copy;
}

/** Answers 400 instead of 500 until the function has its arguments (src/app/(payload)/call-server-function.ts). */
function answer400ToParseFailures(response: ServerResponse): void {
  const context = currentRequest();
  if (!context) return;
  context.isUnread = true;
  hookResponse(response, { blame: (status) => (status >= 500 && context.isUnread ? 400 : status) });
}
