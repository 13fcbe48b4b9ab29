import config from '@payload-config';
import { getPayload } from 'payload';
import { worksInOffice } from '@/domain/accounts/roles';
import type { CmsHandler } from './cms-handler';
import { logInToCms } from './log-in-to-cms';

/** The operations on accounts that the back office uses, besides documents by id. */
const OPEN: readonly string[] = ['access', 'count', 'init', 'logout', 'me', 'unlock'];

/**
 * Login, registration and password changes follow the shop's own rules here too (docs/decisions/0013). Payload's other account
 * operations are closed. Payload matches operation names in any case.
 */
export function oneLogin(handler: CmsHandler): CmsHandler {
  return async (request, context) => {
    const [collection = '', operation] = (await context.params).slug?.map((part) => part.toLowerCase()) ?? [];
    if (collection !== 'users' || operation === undefined) return handler(request, context);
    if (operation === 'login' && request.method === 'POST') return logInToCms(request);
    const isOpen =
      /^\d+$/.test(operation) ||
      OPEN.includes(operation) ||
      (operation === 'refresh-token' && (await isOfficeByCookie(request)));
    if (isOpen) return handler(request, context);
    return Response.json({ errors: [{ message: 'Not here: see /login and /forgot-password.' }] }, { status: 403 });
  };
}

/** The back office stays logged in by its cookie. A bearer token is renewed by its refresh token only. */
async function isOfficeByCookie({ headers }: Request): Promise<boolean> {
  if (headers.has('authorization')) return false;
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers, canSetHeaders: false });
  return worksInOffice(user);
}
