import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { onTestFinished } from 'vitest';

/** Has a server listen on this machine until the test ends. @returns its port */
export async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  // A server that listens on a port has an address of this kind.
  return (server.address() as AddressInfo).port;
}
