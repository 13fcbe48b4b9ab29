import { MAX_ID } from '@/contract/shared';
import type { CmsHandler } from './for-editors';

/** PostgreSQL refuses a number that no row can have, and Payload would take that for a failure of the server. */
export function possibleId(handler: CmsHandler): CmsHandler {
  return async (request, context) => {
    const [, id = ''] = (await context.params).slug ?? [];
    const isNumber = /^[+-]?[\d.]+$/.test(id);
    if (!isNumber || (/^\d+$/.test(id) && Number(id) <= MAX_ID)) return handler(request, context);
    return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });
  };
}
