import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { addressGroup, clientAddress } from '@/http/client-address';
import type { RequestContext } from '@/request-context';

/** What is known of a request before anything of it is judged. */
export function contextOf(request: IncomingMessage): RequestContext {
  const address = addressOf(request);
  return {
    id: randomUUID(),
    address: address === null ? null : addressGroup(address),
    agent: request.headers['user-agent'] ?? null,
  };
}

/** Where a request came from, as far as that can be believed. */
export function addressOf({ headers, socket }: IncomingMessage): string | null {
  return clientAddress({
    peer: socket.remoteAddress ?? null,
    forwardedFor: [headers['x-forwarded-for'] ?? []].flat().join(','),
  });
}
