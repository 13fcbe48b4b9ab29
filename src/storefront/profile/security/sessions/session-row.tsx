import { SessionSummary } from '@/client/security/session-summary';
import type { OwnSession } from '@/contract/security';
import { type AgentWords, agentName } from '@/domain/user-agent';
import { Button } from '@/storefront/ui/button';
import { timeAgo } from './time-ago';

const WORDS: AgentWords = { unknown: 'Navigateur inconnu', on: 'sur' };

type SessionRowProps = { session: OwnSession; now: Date; isEnding: boolean; onEnd: () => void };

/** One session: browser, address, times, and the button that ends it. */
export function SessionRow({ session, now, isEnding, onEnd }: SessionRowProps) {
  const { current, created_at, last_used_at, address, agent } = session;
  const name = agentName(agent, WORDS);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4">
      <SessionSummary name={name} badge={current ? 'Cette session' : null}>
        <p className="break-all">{address === null ? 'Adresse inconnue' : `Adresse ${address}`}</p>
        <p>
          Connexion <Moment at={created_at} now={now} />, dernière activité <Moment at={last_used_at} now={now} />
        </p>
      </SessionSummary>
      {!current && (
        <Button
          variant="outline"
          aria-label={`Déconnecter : ${name}`}
          aria-disabled={isEnding}
          onClick={onEnd}
          className="aria-disabled:opacity-75"
        >
          {isEnding ? 'Un instant...' : 'Déconnecter'}
        </Button>
      )}
    </li>
  );
}

function Moment({ at, now }: { at: string; now: Date }) {
  return <time dateTime={at}>{timeAgo(at, now)}</time>;
}
