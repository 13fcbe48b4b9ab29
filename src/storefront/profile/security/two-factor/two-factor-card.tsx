'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cx } from '@/client/classes';
import type { Profile } from '@/contract/accounts';
import { Button } from '@/storefront/ui/button';
import { FormAlert } from '@/storefront/ui/form-parts';
import { securityCardWords } from '@/words/fr/accounts/security-cards';
import { ownKey, profileQuery } from '../../queries';
import { isFactorDemand } from '../factor-demand';
import { Said, SecurityCard, scriptMissing } from '../security-card';
import { useLazyDialog } from '../use-lazy-dialog';

const HEADING = 'two-factor';
const loadSetUp = () => import('./set-up-dialog').then(({ SetUpDialog }) => SetUpDialog);
const loadDrop = () => import('./drop-dialog').then(({ DropDialog }) => DropDialog);

/** Whether logins ask for a code, with the dialogs that change it. */
export function TwoFactorCard({ profile }: { profile: Profile }) {
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  const setUp = useLazyDialog({ load: loadSetUp, focusAfter: HEADING });
  const drop = useLazyDialog({ load: loadDrop, focusAfter: HEADING });
  const { two_factor: hasFactor } = profile;

  const change = (has: boolean) => {
    client.setQueryData(profileQuery(profile).queryKey, { ...profile, two_factor: has });
    setSaid(
      has
        ? hasFactor
          ? securityCardWords.factor.replaced
          : securityCardWords.factor.turnedOn
        : securityCardWords.factor.turnedOff,
    );
    // Queries that were refused for lack of a factor run again; after removing it, all of them may be refused.
    void client.resetQueries({ queryKey: ownKey(profile), predicate: ({ state }) => isFactorDemand(state.error) });
    if (!has) void client.invalidateQueries({ queryKey: ownKey(profile) });
  };
  const shared = { profile, onChanged: change };

  return (
    <SecurityCard id={HEADING} title={securityCardWords.factor.title} badge={<Badge isOn={hasFactor} />}>
      <p className="mt-2 text-slate-700 text-sm">
        {hasFactor ? securityCardWords.factor.onText : securityCardWords.factor.offText}
      </p>
      <Said text={said} />
      <div className="mt-5">
        <FormAlert text={setUp.hasFailed || drop.hasFailed ? scriptMissing() : null} />
        <div className="flex flex-wrap gap-3">
          <Button
            variant={hasFactor ? 'outline' : 'primary'}
            aria-disabled={setUp.isLoading}
            onClick={(event) => {
              setSaid('');
              setUp.open(event);
            }}
          >
            {hasFactor ? securityCardWords.factor.replace : securityCardWords.factor.turnOn}
          </Button>
          {hasFactor && (
            <Button
              variant="outline"
              aria-disabled={drop.isLoading}
              onClick={(event) => {
                setSaid('');
                drop.open(event);
              }}
            >
              {securityCardWords.factor.turnOff}
            </Button>
          )}
        </div>
      </div>
      {setUp.Dialog && <setUp.Dialog {...shared} onClose={setUp.close} returnTo={setUp.returnTo} />}
      {drop.Dialog && <drop.Dialog {...shared} onClose={drop.close} returnTo={drop.returnTo} />}
    </SecurityCard>
  );
}

function Badge({ isOn }: { isOn: boolean }) {
  return (
    <span
      className={cx(
        'inline-flex min-h-7 items-center rounded-full px-3 font-semibold text-sm ring-1 ring-inset',
        isOn ? 'bg-green-100 text-green-900 ring-green-600/30' : 'bg-slate-100 text-slate-800 ring-slate-500/30',
      )}
    >
      {isOn ? securityCardWords.factor.on : securityCardWords.factor.off}
    </span>
  );
}
