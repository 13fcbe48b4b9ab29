import { NavPanel } from './nav-panel';

/** Replaces Payload's navigation, which lists the collections. */
export function Nav({ user }: { user?: { role?: string | null; username?: string | null } | null }) {
  return <NavPanel role={user?.role ?? null} username={user?.username ?? ''} />;
}
