'use client';

import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@/client/api/api-error';
import { type Ending, useEndSessions } from '@/client/security/use-end-sessions';
import type { Account } from '@/contract/accounts';
import { sendOwn } from '@/storefront/api/own-calls';
import { Button } from '@/storefront/ui/button';
import { FormAlert } from '@/storefront/ui/form-parts';
import { savingWords } from '@/words/fr/accounts/saving';
import { securityCardWords } from '@/words/fr/accounts/security-cards';
import { LoadFailure } from '../../load-failure';
import { sessionsQuery } from '../../queries';
import { Said, SecurityCard } from '../security-card';
import { SessionRow } from './session-row';

const HEADING = 'own-sessions';

/** The account's sessions, and the buttons that end them. */
export function SessionsCard({ user }: { user: Pick<Account, 'username'> }) {
  const { data: sessions, dataUpdatedAt, errorUpdateCount, isFetching, refetch } = useQuery(sessionsQuery(user));
  // The pressed button disappears with its session.
  const { end, ending, ended, failure } = useEndSessions({
    queryKey: sessionsQuery(user).queryKey,
    send: (path) => sendOwn('DELETE', path),
    onEnded: () => document.getElementById(HEADING)?.focus(),
  });
  const hasOthers = sessions?.some(({ current }) => !current) ?? false;
  return (
    <SecurityCard id={HEADING} title={securityCardWords.sessions.title}>
      <p className="mt-2 text-slate-700 text-sm">{securityCardWords.sessions.text}</p>
      <Said text={saidOf(ended)} />
      <div className="mt-4">
        <FormAlert text={failure === null ? null : problemOf(failure)} />
      </div>
      {sessions ? (
        <>
          <ul className="divide-y divide-slate-200 border-slate-200 border-t">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                now={new Date(dataUpdatedAt)}
                isEnding={ending === session.id}
                onEnd={() => void end(session.id)}
              />
            ))}
          </ul>
          {hasOthers && (
            <Button
              variant="outline"
              aria-disabled={ending === 'others'}
              onClick={() => void end('others')}
              className="mt-2 aria-disabled:opacity-75"
            >
              {ending === 'others' ? savingWords.oneMoment : securityCardWords.sessions.endOthers}
            </Button>
          )}
        </>
      ) : errorUpdateCount > 0 ? (
        <LoadFailure
          title={securityCardWords.sessions.failed}
          isRetrying={isFetching}
          onRetry={refetch}
          focusAfter={HEADING}
        />
      ) : (
        <div aria-busy="true">
          <p role="status" className="sr-only">
            {securityCardWords.sessions.loading}
          </p>
          <div aria-hidden className="h-24 animate-pulse rounded-lg bg-slate-100 motion-reduce:animate-none" />
        </div>
      )}
    </SecurityCard>
  );
}

function saidOf(ended: Ending | null): string {
  if (ended === null) return '';
  return ended === 'others' ? securityCardWords.sessions.othersEnded : securityCardWords.sessions.ended;
}

function problemOf(failure: unknown): string {
  return (failure instanceof ApiError && failure.message) || savingWords.unexpected;
}
