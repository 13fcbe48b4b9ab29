import { MonitorSmartphone } from 'lucide-react';
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
      <div className="flex min-w-0 flex-[1_1_16rem] gap-3">
        <MonitorSmartphone aria-hidden className="mt-0.5 size-5 shrink-0 text-slate-500" />
        <div className="min-w-0 text-slate-700 text-sm">
          <p className="flex flex-wrap gap-x-2 font-medium text-base text-slate-900">
            {name}
            {current && (
              <span className="rounded-full bg-green-100 px-2.5 py-0.5 font-semibold text-green-900 text-sm">
                Cette session
              </span>
            )}
          </p>
          <p className="break-all">{address === null ? 'Adresse inconnue' : `Adresse ${address}`}</p>
          <p>
            Connexion <Moment at={created_at} now={now} />, dernière activité <Moment at={last_used_at} now={now} />
          </p>
        </div>
      </div>
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
