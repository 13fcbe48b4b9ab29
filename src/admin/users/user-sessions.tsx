'use client';

import { toast } from '@payloadcms/ui';
import { useQuery } from '@tanstack/react-query';
import { useEndSessions } from '@/client/security/use-end-sessions';
import type { ListedUser } from '@/contract/admin/users';
import { officeUserScreenWords } from '@/words/en/user-screens';
import { callAdmin } from '../api/client';
import { failureText } from '../api/failures';
import { SessionRow } from '../security/session-row';
import { Banner } from '../ui/banner';
import { BusyButton } from '../ui/button';
import { QueryStates } from '../ui/load-states';
import { userCall, userSessionsQuery } from './queries';

const words = officeUserScreenWords.sessions;
const HEADING = 'user-sessions';

/** Where somebody is logged in, and the buttons that end it. */
export function UserSessions({ user: { id } }: { user: ListedUser }) {
  const query = useQuery(userSessionsQuery(id));
  const { data: sessions } = query;
  const { end, ending, failure } = useEndSessions({
    queryKey: userSessionsQuery(id).queryKey,
    path: `${userCall(id)}sessions/`,
    send: (path) => callAdmin('DELETE', path),
    onEnded: (ended) => {
      toast.success(ended === 'others' ? words.allEnded : words.ended);
      // The pressed button disappears with its session.
      document.getElementById(HEADING)?.focus();
    },
  });
  const isOwn = sessions?.some(({ current }) => current) ?? false;
  const toEnd = sessions?.filter(({ current }) => !current).length ?? 0;
  const endAll = isOwn ? words.endOthers : words.endAll;
  return (
    <section aria-labelledby={HEADING} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h3 id={HEADING} tabIndex={-1} className="rounded-sm font-semibold text-base">
          {words.title}
        </h3>
        {toEnd > 0 && (
          <BusyButton size="sm" isBusy={ending === 'others'} onClick={() => void end('others')}>
            {ending === 'others' ? words.ending : endAll}
          </BusyButton>
        )}
      </div>
      {failure instanceof Error && (
        <div className="mb-3">
          <Banner kind="error" text={failureText(words.endFailed, failure)} />
        </div>
      )}
      <QueryStates query={query} failure={words.failed} />
      {sessions && sessions.length === 0 && <p className="text-slate-600 text-sm">{words.none}</p>}
      {sessions && sessions.length > 0 && (
        <ul className="divide-y divide-slate-200 rounded-xl border border-slate-200 bg-white">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={ending === session.id}
              onEnd={() => void end(session.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
