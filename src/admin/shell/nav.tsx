import { NavPanel } from './nav-panel';

/** In place of Payload's own navigation, which would offer its collections. */
export function Nav({ user }: { user?: { role?: string | null; username?: string | null } | null }) {
  return <NavPanel role={user?.role ?? null} username={user?.username ?? ''} />;
}
