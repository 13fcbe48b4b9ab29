'use client';

import { useRef } from 'react';
import { useComesIntoSight } from '@/client/use-comes-into-sight';
import type { Profile } from '@/contract/accounts';
import { useLazy } from '@/storefront/ui/use-lazy';
import { securityWords } from '@/words/fr/accounts/profile';
import { LoadFailure } from '../load-failure';
import { FactorDemand } from './factor-demand';
import { useAnchor } from './use-anchor';

/** Where the back office sends people who must set up a second factor (src/server/guard-office.ts). */
const ANCHOR = 'securite';
const HEADING = 'security';
const load = () => import('./security-content').then(({ SecurityContent }) => SecurityContent);

type SecuritySectionProps = { profile: Profile; isFactorMissing: boolean; onDeleted: () => void };

/** The security of the account. Everything below the heading is loaded when it is scrolled into view. */
export function SecuritySection({ profile, isFactorMissing, onDeleted }: SecuritySectionProps) {
  const section = useRef<HTMLElement>(null);
  const isSeen = useComesIntoSight(section);
  const { Part: Content, hasFailed, retry } = useLazy({ load, isWanted: isSeen });
  useAnchor({ anchor: ANCHOR, heading: HEADING });
  return (
    <section ref={section} id={ANCHOR} aria-labelledby={HEADING} className="space-y-5">
      <h2 id={HEADING} tabIndex={-1} className="w-fit font-bold text-slate-900 text-xl tracking-tight">
        {securityWords.title}
      </h2>
      {isFactorMissing && <FactorDemand />}
      {Content ? (
        <Content profile={profile} onDeleted={onDeleted} />
      ) : hasFailed ? (
        <LoadFailure
          title={securityWords.failed}
          isRetrying={false}
          onRetry={async () => retry()}
          focusAfter={HEADING}
        />
      ) : (
        <div aria-hidden className="h-96 animate-pulse rounded-xl bg-slate-100 motion-reduce:animate-none" />
      )}
    </section>
  );
}
