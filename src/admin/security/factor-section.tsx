'use client';

import { toast } from '@payloadcms/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { cx } from '@/client/classes';
import { parts } from '@/client/parts';
import { officeSecurityWords } from '@/words/en/security';
import { refresh } from '../lib/list-query';
import { Button } from '../ui/button';
import { QueryStates } from '../ui/load-states';
import { Moment } from '../ui/moment';
import { ownFactorQuery, SECURITY_KEY } from './queries';
import { RemoveDialog } from './remove-dialog';
import { Section } from './section';
import { SetUpDialog } from './set-up-dialog';

const HEADING = 'second-factor-heading';

/** The state of one's own second factor, with the dialogs that change it. */
export function FactorSection() {
  const client = useQueryClient();
  const query = useQuery(ownFactorQuery());
  const [open, setOpen] = useState<'set-up' | 'remove' | null>(null);
  const close = () => setOpen(null);

  const change = (has: boolean, text: string) => {
    client.setQueryData(ownFactorQuery().queryKey, {
      two_factor: has,
      two_factor_since: has ? new Date().toISOString() : null,
    });
    toast.success(text);
    // Includes the list of people, which the server refuses until a required second factor is set up.
    void refresh(client, SECURITY_KEY);
  };

  const { data } = query;
  const hasFactor = data?.two_factor ?? false;
  const Icon = hasFactor ? ShieldCheck : ShieldAlert;
  return (
    <Section id={HEADING} title={officeSecurityWords.factor.title} text={officeSecurityWords.factor.text}>
      <QueryStates query={query} failure={officeSecurityWords.factor.loadFailed} />
      {data && (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-xl border border-slate-200 bg-white p-5">
          <div className="flex min-w-0 flex-[1_1_20rem] items-start gap-3">
            <span
              className={cx(
                'grid size-10 shrink-0 place-items-center rounded-full',
                hasFactor ? 'bg-green-100 text-green-800' : 'bg-amber-100 text-amber-900',
              )}
            >
              <Icon aria-hidden className="size-5" />
            </span>
            <div className="min-w-0">
              <p className="font-semibold text-base">
                {data.two_factor_since === null
                  ? officeSecurityWords[hasFactor ? 'on' : 'off']
                  : parts(
                      officeSecurityWords.onSince(
                        <Moment className="whitespace-nowrap tabular-nums" at={data.two_factor_since} />,
                      ),
                    )}
              </p>
              <p className="mt-0.5 max-w-xl text-slate-600 text-sm">
                {hasFactor ? officeSecurityWords.factor.onText : officeSecurityWords.factor.offText}
              </p>
            </div>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button variant={hasFactor ? 'outline' : 'primary'} onClick={() => setOpen('set-up')}>
              {hasFactor ? officeSecurityWords.factor.replace : officeSecurityWords.factor.setUp}
            </Button>
            {hasFactor && <Button onClick={() => setOpen('remove')}>{officeSecurityWords.factor.remove}</Button>}
          </div>
        </div>
      )}
      {open === 'set-up' && (
        <SetUpDialog
          hasFactor={hasFactor}
          onSetUp={() =>
            change(true, hasFactor ? officeSecurityWords.factor.replaced : officeSecurityWords.factor.wasSetUp)
          }
          onClose={close}
        />
      )}
      {open === 'remove' && (
        <RemoveDialog
          placeAfter={() => document.getElementById(HEADING)}
          onRemoved={() => change(false, officeSecurityWords.factor.removed)}
          onClose={close}
        />
      )}
    </Section>
  );
}
