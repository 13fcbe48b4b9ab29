import { forget } from '@/catalogue';
import type { CmsHandler } from './for-editors';
import { writesCatalogue } from './writes-catalogue';

/**
 * Who saves in the CMS and looks at the shop next sees what they saved, without waiting for PostgreSQL's own message,
 * which reaches this server some milliseconds after COMMIT, and the other ones too (docs/decisions/0002).
 */
export function forgetAfterwards(handler: CmsHandler): CmsHandler {
  return async (request, context) => {
    const { slug = [] } = await context.params;
    const response = await handler(request, context);
    if (response.ok && writesCatalogue({ method: request.method, headers: request.headers, slug })) forget('catalogue');
    return response;
  };
}
