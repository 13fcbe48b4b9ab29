import { parts } from '@/client/parts';
import { SessionSummary } from '@/client/security/session-summary';
import type { OwnSession } from '@/contract/security';
import { type AgentWords, agentName, isKnownBrowser } from '@/domain/accounts/user-agent';
import { officeSecurityWords } from '@/words/en/security';
import { BusyButton } from '../ui/button';
import { Moment } from '../ui/moment';

const agentWords = (): AgentWords => ({
  unknown: officeSecurityWords.sessions.unknownBrowser,
  on: officeSecurityWords.sessions.browserOn,
});

type SessionRowProps = { session: OwnSession; isEnding: boolean; onEnd: () => void };

/** One session: browser, address, times, and the button that ends it. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { current, created_at, last_used_at, address, agent } = session;
  const name = agentName(agent, agentWords());
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-5 py-4">
      <SessionSummary name={name} badge={current ? officeSecurityWords.sessions.this : null}>
        {agent && !isKnownBrowser(agent) && (
          <p title={agent} className="wrap-anywhere line-clamp-2 text-xs">
            {agent}
          </p>
        )}
        <p className="wrap-anywhere">
          {address === null ? officeSecurityWords.sessions.unknownAddress : officeSecurityWords.sessions.from(address)}
        </p>
        <p className="flex flex-wrap gap-x-4">
          <span>
            {parts(
              officeSecurityWords.sessions.loggedIn(
                <Moment className="whitespace-nowrap tabular-nums" at={created_at} />,
              ),
            )}
          </span>
          <span>
            {parts(
              officeSecurityWords.sessions.lastUsed(
                <Moment className="whitespace-nowrap tabular-nums" at={last_used_at} />,
              ),
            )}
          </span>
        </p>
      </SessionSummary>
      {!current && (
        <BusyButton
          size="sm"
          aria-label={officeSecurityWords.sessions.endNamed(name)}
          isBusy={isEnding}
          onClick={onEnd}
        >
          {isEnding ? officeSecurityWords.sessions.ending : officeSecurityWords.sessions.end}
        </BusyButton>
      )}
    </li>
  );
}
