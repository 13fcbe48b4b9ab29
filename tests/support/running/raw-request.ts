/** Requests with any headers and of any length, complete or only begun. */
import { type IncomingHttpHeaders, request } from 'node:http';
import { inject, onTestFinished } from 'vitest';

export type BegunAnswer = { status: number | undefined; headers: IncomingHttpHeaders; text: string };

type Begun = { method?: string; headers?: Record<string, string>; url?: string; body?: string };

/** Sends a request; without `body`, only its headers. @returns the answer, which may come before the body */
export function begin(
  path: string,
  { method = 'POST', headers = {}, url = inject('shop').url, body }: Begun = {},
): Promise<BegunAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
      response.on('error', reject);
    });
    sent.once('error', reject);
    if (body === undefined) sent.flushHeaders();
    else sent.end(body);
    onTestFinished(() => void sent.destroy());
  });
}
