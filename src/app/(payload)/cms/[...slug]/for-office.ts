import config from '@payload-config';
import { getPayload } from 'payload';
import { worksInOffice } from '@/domain/roles';

type Context = { params: Promise<{ slug?: string[] }> };
export type CmsHandler = (request: Request, context: Context) => Promise<Response>;

/**
 * Payload's internal collections (preferences, jobs) are writable by any account. They serve its admin screens, so only people
 * who may open these reach them.
 */
export function forOffice(handler: CmsHandler): CmsHandler {
  return async (request, context) => {
    const [collection = ''] = (await context.params).slug ?? [];
    if (!collection.startsWith('payload-')) return handler(request, context);
    const payload = await getPayload({ config });
    const { user } = await payload.auth({ headers: request.headers, canSetHeaders: false });
    if (worksInOffice(user)) return handler(request, context);
    return Response.json({ errors: [{ message: 'You are not allowed to perform this action.' }] }, { status: 403 });
  };
}
