/**
 * Measures what node:http alone reaches with answers in memory. Runs in its own process, requests each address from a shop once and
 * then sends the same bytes. The parent sends `BareRequest` and receives `{port}`.
 */
import { createServer, get } from 'node:http';

/** Which answers of which shop to send. */
export type BareRequest = { origin: string; paths: readonly string[]; headers: Record<string, string> };

type Kept = { headers: string[]; body: Buffer };

/** Node writes these itself. */
const OWN = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
const kept = new Map<string, Kept>();

function readOnce(url: string, headers: Record<string, string>): Promise<Kept> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const headers = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
          OWN.includes(name) ? [] : values.flatMap((value) => [name, value]),
        );
        resolve({ headers, body: Buffer.concat(parts) });
      });
    }).once('error', reject);
  });
}

const server = createServer((request, response) => {
  const found = kept.get(request.url ?? '');
  if (found) response.writeHead(200, found.headers).end(found.body);
  else response.writeHead(404).end();
});

process.once('message', async (message) => {
  // Sent by the benchmark itself (pages.ts), in this shape.
  const { origin, paths, headers } = message as BareRequest;
  for (const path of paths) kept.set(path, await readOnce(origin + path, headers));
  server.listen(0, 'localhost', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
  });
});
process.on('disconnect', () => process.exit(0));
