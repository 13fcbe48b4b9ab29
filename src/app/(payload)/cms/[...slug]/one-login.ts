import type { CmsHandler } from './for-editors';
import { logInToCms } from './log-in-to-cms';

/** What Payload would do for accounts by itself: without the shop's limits and without tokens for one use. */
const ELSEWHERE: readonly (string | undefined)[] = ['first-register', 'forgot-password', 'reset-password', 'verify'];

/**
 * Logging in, registering and choosing another password follow the shop's own rules here too (docs/decisions/0013).
 */
export function oneLogin(handler: CmsHandler): CmsHandler {
  return async (request, context) => {
    const [collection, operation] = (await context.params).slug ?? [];
    if (collection !== 'users') return handler(request, context);
    if (operation === 'login' && request.method === 'POST') return logInToCms(request);
    if (!ELSEWHERE.includes(operation)) return handler(request, context);
    return Response.json({ errors: [{ message: 'Not here: see /login and /forgot-password.' }] }, { status: 403 });
  };
}
