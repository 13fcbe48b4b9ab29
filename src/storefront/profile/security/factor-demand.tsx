'use client';

import { useQueryClient } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { useCallback, useSyncExternalStore } from 'react';
import { isFlagged } from '@/client/api/api-error';
import { parts } from '@/client/parts';
import type { Account } from '@/contract/accounts';
import { securityWords } from '@/words/fr/accounts/profile';
import { ownKey } from '../queries';

/** Whether a call was refused because the account must set up a second factor first (STAFF_TWO_FACTOR). */
export function isFactorDemand(error: unknown): boolean {
  return isFlagged(error, 'two_factor_setup_required');
}

/** Whether one of the account's queries was refused because it must set up a second factor first. */
export function useIsFactorMissing(account: Pick<Account, 'username'>): boolean {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]);
  const isMissing = () => cache.findAll({ queryKey: ownKey(account) }).some(({ state }) => isFactorDemand(state.error));
  return useSyncExternalStore(subscribe, isMissing, () => false);
}

/** The notice above the card where the factor is set up. */
export function FactorDemand() {
  return (
    <div role="alert" className="flex gap-3 rounded-lg border border-amber-500 bg-amber-50 p-4 text-slate-900">
      <ShieldAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-amber-700" />
      <p className="min-w-0">
        {parts(
          securityWords.factor.demandText(<strong className="font-semibold">{securityWords.factor.demand}</strong>),
        )}
      </p>
    </div>
  );
}
