import { MonitorSmartphone } from 'lucide-react';
import type { OwnSession } from '@/contract/security';
import { type AgentWords, agentName, isKnownBrowser } from '@/domain/user-agent';
import { BusyButton } from '../ui/busy-button';
import { Moment } from './moment';

const WORDS: AgentWords = { unknown: 'Unknown browser', on: 'on' };

type SessionRowProps = { session: OwnSession; isEnding: boolean; onEnd: () => void };

/** One session: browser, address, times, and the button that ends it. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { current, created_at, last_used_at, address, agent } = session;
  const name = agentName(agent, WORDS);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-5 py-4">
      <div className="flex min-w-0 flex-[1_1_16rem] gap-3">
        <MonitorSmartphone aria-hidden className="mt-0.5 size-5 shrink-0 text-slate-500" />
        <div className="min-w-0 text-slate-600 text-sm">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-base text-slate-900">
            {name}
            {current && (
              <span className="rounded-full bg-green-100 px-2.5 py-0.5 font-semibold text-green-900 text-xs">
                This session
              </span>
            )}
          </p>
          {agent && !isKnownBrowser(agent) && (
            <p title={agent} className="wrap-anywhere line-clamp-2 text-xs">
              {agent}
            </p>
          )}
          <p className="wrap-anywhere">{address === null ? 'Address unknown' : `From ${address}`}</p>
          <p className="flex flex-wrap gap-x-4">
            <span>
              Logged in <Moment at={created_at} />
            </span>
            <span>
              Last used <Moment at={last_used_at} />
            </span>
          </p>
        </div>
      </div>
      {!current && (
        <BusyButton size="sm" aria-label={`End session: ${name}`} isBusy={isEnding} onClick={onEnd}>
          {isEnding ? 'Ending...' : 'End session'}
        </BusyButton>
      )}
    </li>
  );
}
