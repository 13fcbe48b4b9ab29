/** The calls about the service itself: health, metrics and documentation. */
import { timingSafeEqual } from 'node:crypto';
import { apiInfo, openApiDocument } from '@/contract/openapi/document';
import { openApiPage } from '@/contract/openapi/page';
import { routes } from '@/contract/routes';
import { env } from '@/env';
import { ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { textsFor } from '@/http/texts';
import { readMetrics } from '@/metrics/read-metrics';
import { inLanguage } from '@/runtime/in-language';
import { officeCommonWords } from '@/words/en/common';

/** In the shop's own language, as owners set its name. */
const document = () => inLanguage(null, () => ({ ...description, info: apiInfo() }));
/** Making it takes a tenth of a second. */
const description = openApiDocument(routes, env.PUBLIC_URL || '/');

export const serviceCalls = [
  call(routes.health, async ({ db }) => {
    try {
      await db.query('SELECT 1');
      return ok({ status: 'ok' });
    } catch {
      return refuse(503, officeCommonWords.databaseAway, { headers: { 'Retry-After': '5' } });
    }
  }),
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
  call(routes.openapi, async () => ok(document())),
  call(routes.docs, async () => ({ status: 200, body: null, html: openApiPage(document()) })),
];

/** In constant time. */
function isSame(sent: string, token: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
