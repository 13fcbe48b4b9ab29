import { MAX_ID } from '@/contract/shared';
import type { CmsHandler } from './for-editors';

/** PostgreSQL rejects an id out of range, and Payload would answer 500. */
export function possibleId(handler: CmsHandler): CmsHandler {
  return async (request, context) => {
    const [, id = ''] = (await context.params).slug ?? [];
    const isNumber = /^[+-]?[\d.]+$/.test(id);
    if (!isNumber || (/^\d+$/.test(id) && Number(id) <= MAX_ID)) return handler(request, context);
    return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });
  };
}
