import type { CmsHandler } from './for-editors';

/** What Payload would do for accounts by itself: without the shop's limits, equal answers and single-use tokens. */
const ELSEWHERE: readonly (string | undefined)[] = [
  'login',
  'first-register',
  'forgot-password',
  'reset-password',
  'verify',
];

/** There is one way to log in, to register and to a new password: the calls under /api. */
export function oneLogin(handler: CmsHandler): CmsHandler {
  return async (request, context) => {
    const [collection, operation] = (await context.params).slug ?? [];
    if (collection !== 'users' || !ELSEWHERE.includes(operation)) return handler(request, context);
    return Response.json({ errors: [{ message: 'Not here: log in at /login.' }] }, { status: 403 });
  };
}
