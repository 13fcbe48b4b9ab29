import { type IncomingHttpHeaders, request } from 'node:http';
import { inject, onTestFinished } from 'vitest';

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type RawRequest = { method?: string; headers?: Record<string, string> };

/** Sends a request to the shared shop unchanged: fetch would normalise the path and decompress the answer. */
export function askRaw(path: string, { method = 'GET', headers = {} }: RawRequest = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(inject('shop').url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** The status for a POST with these headers; the body itself is never sent. */
export function announce(path: string, headers: Record<string, string>): Promise<number | undefined> {
  const { hostname, port } = new URL(inject('shop').url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method: 'POST', headers }, ({ statusCode }) => resolve(statusCode));
    sent.once('error', reject);
    sent.flushHeaders();
    onTestFinished(() => void sent.destroy());
  });
}
