/** What Payload mounts of the back office (payload.config.ts). */
import type { AdminViewServerProps } from 'payload';
import { openTab } from '@/domain/back-office-tabs';
import { NavPanel } from './nav-panel';
import { Screen } from './screen';

/** The screen of a tab, at /admin in place of Payload's dashboard. */
export function BackOffice({ initPageResult, searchParams }: AdminViewServerProps) {
  const { user } = initPageResult.req;
  const requested = searchParams?.tab;
  const tab = openTab({ name: Array.isArray(requested) ? requested[0] : requested, user });
  return (
    <div className="bo bo-screen min-h-[calc(100dvh-var(--app-header-height))] bg-slate-50 px-4 pt-6 pb-16 text-slate-900 sm:px-6 lg:min-h-dvh lg:px-8">
      <Screen tab={tab} />
    </div>
  );
}

/** Replaces Payload's navigation, which lists the collections. */
export function Nav({ user }: { user?: { role?: string | null; username?: string | null } | null }) {
  return <NavPanel role={user?.role ?? null} username={user?.username ?? ''} />;
}
