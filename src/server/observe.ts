/** Counts and logs each request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/env';
import { logger } from '@/logging/logger';
import { countRequest } from '@/metrics/registry';
import { inRequest, type RequestContext } from '@/runtime/request-context';

/** Labels by pattern: a typed path must not become a label. */
const ROUTES: readonly (readonly [RegExp, string])[] = [
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
  [/^\/checkout(\/|$)/i, '/checkout'],
  [/^\/suivi(\/|$)/i, '/suivi'],
  [/^\/devis(\/|$)/i, '/devis'],
  [/^\/(login|register|profile)\/?$/i, '/account'],
  [/^\/$/, '/'],
];

/** Recorded at the beginning, since handlers may change method and URL. */
type Start = { method: string; url: string; begun: number };

/**
 * Counts and logs a request once its response is sent or its connection is gone. Does so only if log level or metrics are
 * on, since it makes answers from memory a tenth slower.
 */
export function observe(request: IncomingMessage, response: ServerResponse, context: RequestContext): void {
  const isWritten = logger().isLevelEnabled('info');
  if (!isWritten && !env.METRICS_TOKEN) return;
  const { method = 'GET', url = '/' } = request;
  const start = { method, url, begun: performance.now() };
  response.on('close', () => {
    const figures = figuresOf(start, response, context);
    if (env.METRICS_TOKEN) countRequest(figures);
    if (isWritten) write(figures, context);
  });
}

function figuresOf({ method, url, begun }: Start, response: ServerResponse, context: RequestContext) {
  return {
    method,
    route: context.route ?? routeOf(url),
    // 499, as in nginx: the client went away before the response.
    status: response.writableFinished || context.isAnswered ? response.statusCode : 499,
    seconds: (performance.now() - begun) / 1000,
  };
}

function write({ seconds, ...figures }: ReturnType<typeof figuresOf>, context: RequestContext): void {
  const { refusal } = context;
  const line = { ...figures, ms: Math.round(seconds * 10_000) / 10, ...(refusal ? { refusal } : {}) };
  // 'close' may fire in a timer or an event that belongs to no request.
  inRequest(context, () => logger().info(line, 'request'));
}

function routeOf(url: string): string {
  const path = url.split('?')[0] ?? '/';
  return ROUTES.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}
