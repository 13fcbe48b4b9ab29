/** What is counted and written down of each request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { logger } from '@/logging/logger';
import { countRequest } from '@/metrics/registry';
import { inRequest, type RequestContext } from '@/request-context';

/** By what a path begins with: an address that somebody typed is no label. */
const PAGES: readonly (readonly [RegExp, string])[] = [
  [/^\/_next\/static\//, '/_next/static'],
  [/^\/_next\//, '/_next'],
  [/^\/media\//, '/media'],
  [/^\/admin(\/|$)/i, '/admin'],
  [/^\/cms(\/|$)/i, '/cms'],
  [/^\/api(\/|$)/, '/api'],
  [/^\/product\//i, '/product/{id}'],
  [/^\/category\//i, '/category/{slug}/brands'],
  [/^\/(products|breadproduct)\/?$/i, '/products'],
  [/^\/search\/?$/i, '/search'],
  [/^\/checkout\/?$/i, '/checkout'],
  [/^\/(login|register|profile)\/?$/i, '/account'],
  [/^\/$/, '/'],
];

/** Counts a request once its answer is sent or its connection is gone. */
export function observe(request: IncomingMessage, response: ServerResponse, context: RequestContext): void {
  const begun = performance.now();
  // Whoever answers may change both.
  const { method = 'GET', url = '/' } = request;
  response.once('close', () => {
    const route = context.route ?? routeOf(url);
    // 499: whoever asked went away before the answer, as nginx writes it.
    const status = response.writableFinished || context.isAnswered ? response.statusCode : 499;
    const milliseconds = performance.now() - begun;
    countRequest({ method, route, status, seconds: milliseconds / 1000 });
    const { refusal } = context;
    const line = { method, route, status, ms: Math.round(milliseconds * 10) / 10, ...(refusal ? { refusal } : {}) };
    // A connection may end in a timer or at an event that belongs to no request.
    inRequest(context, () => logger().info(line, 'request'));
  });
}

function routeOf(url: string): string {
  const path = url.split('?')[0] ?? '/';
  return PAGES.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}
