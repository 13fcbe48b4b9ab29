import { EVERYTHING } from '@/domain/catalogue-change';
import { forget, heed } from '@/memory/forget';
import { currentRequest } from '@/runtime/request-context';
import type { CmsHandler } from './cms-handler';
import { writesCatalogue } from './writes-catalogue';

/**
 * A save in the CMS is visible in the shop at once, without waiting for PostgreSQL's notification some milliseconds after
 * COMMIT (docs/decisions/0033).
 */
export function forgetAfterwards(handler: CmsHandler): CmsHandler {
  return async (request, context) => {
    const { slug = [] } = await context.params;
    if (!writesCatalogue({ method: request.method, headers: request.headers, slug })) return handler(request, context);
    const current = currentRequest();
    if (current) current.announcements = [];
    const response = await handler(request, context);
    if (current) current.announcements?.forEach(heed);
    else if (response.ok) forget(EVERYTHING);
    return response;
  };
}
