/** What is counted and written down of each request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/env';
import { logger } from '@/logging/logger';
import { countRequest } from '@/metrics/registry';
import { inRequest, type RequestContext } from '@/runtime/request-context';

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

/** Noted at the beginning: whoever answers may change method and address. */
type Asked = { method: string; url: string; begun: number };

/**
 * Counts a request and writes it down once its answer is sent or its connection is gone: only where somebody reads that,
 * as it makes answers from memory a tenth slower.
 */
export function observe(request: IncomingMessage, response: ServerResponse, context: RequestContext): void {
  const isWritten = logger().isLevelEnabled('info');
  if (!isWritten && !env.METRICS_TOKEN) return;
  const { method = 'GET', url = '/' } = request;
  const asked = { method, url, begun: performance.now() };
  response.on('close', () => {
    const seen = whatWasSeen(asked, response, context);
    if (env.METRICS_TOKEN) countRequest(seen);
    if (isWritten) write(seen, context);
  });
}

function whatWasSeen({ method, url, begun }: Asked, response: ServerResponse, context: RequestContext) {
  return {
    method,
    route: context.route ?? routeOf(url),
    // 499: whoever asked went away before the answer, as nginx writes it.
    status: response.writableFinished || context.isAnswered ? response.statusCode : 499,
    seconds: (performance.now() - begun) / 1000,
  };
}

function write({ seconds, ...seen }: ReturnType<typeof whatWasSeen>, context: RequestContext): void {
  const { refusal } = context;
  const line = { ...seen, ms: Math.round(seconds * 10_000) / 10, ...(refusal ? { refusal } : {}) };
  // A connection may end in a timer or at an event that belongs to no request.
  inRequest(context, () => logger().info(line, 'request'));
}

function routeOf(url: string): string {
  const path = url.split('?')[0] ?? '/';
  return PAGES.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}
