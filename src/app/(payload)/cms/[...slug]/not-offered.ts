import { MAX_ID } from '@/contract/shared';
import type { CmsHandler } from './cms-handler';

/**
 * Answers 404 where Payload has a route but fails: no collection keeps versions, a preference that was never set cannot be
 * deleted, and collections without endpoints (its migrations) give 501.
 */
export function notOffered(handler: CmsHandler): CmsHandler {
  return async (request, context) => {
    const [collection = '', operation = ''] = (await context.params).slug ?? [];
    // Names such as `constructor` are not collections, but Payload finds them in its lookup object.
    const isNoCollection = collection in Object.prototype;
    const isPreference = collection === 'payload-preferences' && operation !== '';
    const fails =
      isNoCollection || operation.toLowerCase() === 'versions' || (isPreference && request.method === 'DELETE');
    const response = fails ? null : await handler(request, context);
    if (response && response.status !== 501) return response;
    return notFound();
  };
}

/** PostgreSQL rejects an id out of range, and Payload would answer 500. */
export function possibleId(handler: CmsHandler): CmsHandler {
  return async (request, context) => {
    const [, id = ''] = (await context.params).slug ?? [];
    const isNumber = /^[+-]?[\d.]+$/.test(id);
    if (!isNumber || (/^\d+$/.test(id) && Number(id) <= MAX_ID)) return handler(request, context);
    return notFound();
  };
}

function notFound(): Response {
  return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });
}
