import { worksInOffice } from './accounts/roles';
import { returnPath } from './return-path';

/**
 * Where a login leads: back to the visitor's page, else the admin to the back office and everybody else home. A customer never
 * returns to the back office, which would redirect to the login again.
 */
export function afterLogin({ next, user }: { next: string | null; user: { role: string } }): string {
  const back = returnPath(next);
  if (back !== null && (!isBackOffice(back) || worksInOffice(user))) return back;
  return user.role === 'admin' ? '/admin' : '/';
}

/** Whether a path is in the back office, which client-side navigation of the shop cannot reach. */
export function isBackOffice(path: string): boolean {
  return /^\/admin(\/|\?|#|$)/i.test(path);
}
