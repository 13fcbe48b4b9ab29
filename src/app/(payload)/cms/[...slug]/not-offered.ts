import type { CmsHandler } from './for-editors';

/** Where Payload has a route, but fails: no collection keeps versions, and a preference that nobody set cannot be deleted. */
export function notOffered(handler: CmsHandler): CmsHandler {
  return async (request, context) => {
    const [collection = '', operation = ''] = (await context.params).slug?.map((part) => part.toLowerCase()) ?? [];
    const isPreference = collection === 'payload-preferences' && operation !== '';
    const fails = operation === 'versions' || (isPreference && request.method === 'DELETE');
    if (!fails) return handler(request, context);
    return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });
  };
}
