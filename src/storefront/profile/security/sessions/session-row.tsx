import { parts } from '@/client/parts';
import { SessionSummary } from '@/client/security/session-summary';
import type { OwnSession } from '@/contract/security';
import { type AgentWords, agentName } from '@/domain/accounts/user-agent';
import { Button } from '@/storefront/ui/button';
import { savingWords } from '@/words/fr/accounts/saving';
import { securityCardWords } from '@/words/fr/accounts/security-cards';
import { timeAgo } from './time-ago';

const agentWords = (): AgentWords => ({
  unknown: securityCardWords.sessions.unknownBrowser,
  on: securityCardWords.sessions.browserOn,
});

type SessionRowProps = { session: OwnSession; now: Date; isEnding: boolean; onEnd: () => void };

/** One session: browser, address, times, and the button that ends it. */
export function SessionRow({ session, now, isEnding, onEnd }: SessionRowProps) {
  const { current, created_at, last_used_at, address, agent } = session;
  const name = agentName(agent, agentWords());
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4">
      <SessionSummary name={name} badge={current ? securityCardWords.sessions.this : null}>
        <p className="break-all">
          {address === null ? securityCardWords.sessions.unknownAddress : securityCardWords.sessions.address(address)}
        </p>
        <p>
          {parts(
            securityCardWords.sessions.times(
              <Moment at={created_at} now={now} />,
              <Moment at={last_used_at} now={now} />,
            ),
          )}
        </p>
      </SessionSummary>
      {!current && (
        <Button
          variant="outline"
          aria-label={securityCardWords.sessions.endOf(name)}
          aria-disabled={isEnding}
          onClick={onEnd}
          className="aria-disabled:opacity-75"
        >
          {isEnding ? savingWords.oneMoment : securityCardWords.sessions.end}
        </Button>
      )}
    </li>
  );
}

function Moment({ at, now }: { at: string; now: Date }) {
  return <time dateTime={at}>{timeAgo(at, now)}</time>;
}
