import { timingSafeEqual } from 'node:crypto';
import { routes } from '@/contract/routes';
import { env } from '@/env';
import { refuse } from '@/http/answer';
import { call } from '@/http/call';
import { textsFor } from '@/http/texts';
import { readMetrics } from '@/metrics/read-metrics';

export const metricsCalls = [
  call(routes.metrics, async ({ payload, request }) => {
    const texts = textsFor('/admin');
    if (!env.METRICS_TOKEN) return refuse(404, texts.unknownRoute);
    const sent = /^bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (sent === undefined || !isSame(sent, env.METRICS_TOKEN)) return refuse(401, texts.loginAbsent);
    return {
      status: 200,
      body: null,
      file: new TextEncoder().encode(await readMetrics(payload)),
      headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' },
    };
  }),
];

/** In constant time. */
function isSame(sent: string, token: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
