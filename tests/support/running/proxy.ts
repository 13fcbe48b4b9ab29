/** A small proxy in front of several instances, like nginx or Caddy. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Proxy = {
  url: string;
  close: () => Promise<void>;
};

/**
 * Passes requests to the instances in turn and skips an instance that refuses the connection. If an instance dies during a
 * request, answers 502: the instance may already have carried it out.
 */
export async function startProxy(targets: readonly string[]): Promise<Proxy> {
  let turn = 0;
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const first = turn++;
    for (let tries = 0; tries < targets.length; tries++) {
      const target = targets[(first + tries) % targets.length] ?? '';
      if (await forward({ target, incoming, body: Buffer.concat(chunks), response })) return;
    }
    response.writeHead(502).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // A server that listens on a port has such an address.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @returns false if the instance was never reached */
function forward({
  target,
  incoming,
  body,
  response,
}: {
  target: string;
  incoming: IncomingMessage;
  body: Buffer;
  response: ServerResponse;
}): Promise<boolean> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(target);
    const outgoing = request(
      { hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers, agent: false },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        answer.on('error', () => response.destroy());
        answer.on('end', () => resolve(true));
      },
    );
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return resolve(false);
      if (!response.headersSent) response.writeHead(502);
      response.end();
      resolve(true);
    });
    outgoing.end(body);
  });
}
