'use client';

import { toast } from '@payloadcms/ui';
import { useQuery } from '@tanstack/react-query';
import { type Ending, useEndSessions } from '@/client/security/use-end-sessions';
import { officeSecurityWords } from '@/words/en/security';
import { callAdmin } from '../api/client';
import { failureText } from '../api/failures';
import { Banner } from '../ui/banner';
import { BusyButton } from '../ui/button';
import { QueryStates } from '../ui/load-states';
import { ownSessionsQuery } from './queries';
import { Section } from './section';
import { SessionRow } from './session-row';

const HEADING = 'sessions-heading';

/** One's own sessions, and the buttons that end them. */
export function SessionsSection() {
  const query = useQuery(ownSessionsQuery());
  const { data: sessions } = query;
  const { end, ending, failure } = useEndSessions({
    queryKey: ownSessionsQuery().queryKey,
    send: (path) => callAdmin('DELETE', path),
    onEnded: (ended: Ending) => {
      toast.success(ended === 'others' ? officeSecurityWords.sessions.othersEnded : officeSecurityWords.sessions.ended);
      // The pressed button disappears with its session.
      document.getElementById(HEADING)?.focus();
    },
  });
  const others = sessions?.filter(({ current }) => !current).length ?? 0;
  return (
    <Section
      id={HEADING}
      title={officeSecurityWords.sessions.title}
      text={officeSecurityWords.sessions.text}
      action={
        others > 0 && (
          <BusyButton isBusy={ending === 'others'} onClick={() => void end('others')}>
            {ending === 'others' ? officeSecurityWords.sessions.ending : officeSecurityWords.sessions.endOthers}
          </BusyButton>
        )
      }
    >
      {failure instanceof Error && (
        <div className="mb-3">
          <Banner kind="error" text={failureText(officeSecurityWords.sessions.endFailed, failure)} />
        </div>
      )}
      <QueryStates query={query} failure={officeSecurityWords.sessions.loadFailed} />
      {sessions && (
        <ul className="divide-y divide-slate-200 rounded-xl border border-slate-200 bg-white">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={ending === session.id}
              onEnd={() => void end(session.id)}
            />
          ))}
          {others === 0 && (
            <li className="px-5 py-4 text-slate-600 text-sm">{officeSecurityWords.sessions.nowhereElse}</li>
          )}
        </ul>
      )}
    </Section>
  );
}
