import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { addressGroup, clientAddress } from '@/http/client-address';
import type { RequestContext } from '@/runtime/request-context';

/** Characters of the User-Agent header that are kept. */
const MAX_AGENT = 300;

/** The context of a request before any check. */
export function contextOf(request: IncomingMessage): RequestContext {
  const address = addressOf(request);
  return {
    id: randomUUID(),
    // A getter, because few requests need it.
    get address() {
      return address === null ? null : addressGroup(address);
    },
    agent: request.headers['user-agent']?.slice(0, MAX_AGENT) ?? null,
  };
}

/** The client's address, as far as it can be trusted. */
export function addressOf({ headers, socket }: IncomingMessage): string | null {
  return clientAddress({
    peer: socket.remoteAddress ?? null,
    forwardedFor: [headers['x-forwarded-for'] ?? []].flat().join(','),
  });
}
