import type { CmsHandler } from './for-editors';

/**
 * Where Payload has a route, but fails: no collection keeps versions, a preference that nobody set cannot be deleted, and of
 * collections without calls (its migrations) it says that the server has not implemented them.
 */
export function notOffered(handler: CmsHandler): CmsHandler {
  return async (request, context) => {
    const [collection = '', operation = ''] = (await context.params).slug ?? [];
    // What every object has is no collection, but Payload finds it in its list of them.
    const isNoCollection = collection in Object.prototype;
    const isPreference = collection === 'payload-preferences' && operation !== '';
    const fails =
      isNoCollection || operation.toLowerCase() === 'versions' || (isPreference && request.method === 'DELETE');
    const response = fails ? null : await handler(request, context);
    if (response && response.status !== 501) return response;
    return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });
  };
}
