import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { addressGroup, clientAddress } from '@/http/client-address';
import type { RequestContext } from '@/runtime/request-context';

/** Characters of a browser's name for itself that are kept. */
const MAX_AGENT = 300;

/** What is known of a request before anything of it is judged. */
export function contextOf(request: IncomingMessage): RequestContext {
  const address = addressOf(request);
  return {
    id: randomUUID(),
    // Found out when somebody wants to know, as few do.
    get address() {
      return address === null ? null : addressGroup(address);
    },
    agent: request.headers['user-agent']?.slice(0, MAX_AGENT) ?? null,
  };
}

/** Where a request came from, as far as that can be believed. */
export function addressOf({ headers, socket }: IncomingMessage): string | null {
  return clientAddress({
    peer: socket.remoteAddress ?? null,
    forwardedFor: [headers['x-forwarded-for'] ?? []].flat().join(','),
  });
}
