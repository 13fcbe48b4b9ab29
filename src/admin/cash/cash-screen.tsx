'use client';

import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { cx } from '@/client/classes';
import { officeCashScreenWords as words } from '@/words/en/orders/cash-screens';
import { wasFormOpen } from '../drafts/use-draft';
import { entryId, useOpenEntry } from '../lib/use-open-entry';
import { useQueryState } from '../lib/use-query-state';
import { Button } from '../ui/button';
import { RefreshButton, ScreenHeader } from '../ui/screen-header';
import { CouriersView } from './couriers-view';
import { ExportButton } from './export-dialog';
import { LIST_STATE, readListState, VIEWS, type View } from './list-state';
import { ParcelsView } from './parcels-view';
import { refreshCash } from './queries';
import { RemittanceDialog } from './remittance-dialog';
import { RemittancesView } from './remittances-view';
import { REMITTANCE_FORM, RemittingDialog } from './remitting/remitting-dialog';
import { UnallocatedView } from './unallocated-view';

/** The cash of the couriers: what they owe, the parcels it is for, what they paid. For the admin alone. */
export function CashScreen() {
  const [address, setState] = useQueryState(LIST_STATE);
  const state = readListState(address);
  const entry = useOpenEntry('remittance');
  const opened = entryId(entry.value);
  const [isRemitting, setIsRemitting] = useState(() => wasFormOpen({ form: REMITTANCE_FORM }));
  const client = useQueryClient();
  const isFetching = useIsFetching({ queryKey: ['admin', 'cash'] }) > 0;
  const show = (view: View, courier: number | null = state.courier) =>
    setState({ view, courier: String(courier ?? ''), page: '' }, { isNewEntry: true });
  return (
    <>
      <ScreenHeader title={words.title} subtitle={words.subtitle}>
        <RefreshButton isFetching={isFetching} onRefresh={() => void refreshCash(client)} />
        <ExportButton />
        <Button variant="primary" onClick={() => setIsRemitting(true)}>
          <Plus aria-hidden className="size-4" /> {words.newRemittance}
        </Button>
      </ScreenHeader>
      <Views current={state.view} onChoose={show} />
      {state.view === 'couriers' && <CouriersView onParcelsOf={(courier) => show('parcels', courier)} />}
      {state.view === 'parcels' && <ParcelsView state={state} onChange={setState} />}
      {state.view === 'unallocated' && <UnallocatedView state={state} onChange={setState} />}
      {state.view === 'remittances' && (
        <RemittancesView state={state} onChange={setState} onOpen={(id) => entry.open(String(id))} />
      )}
      {opened !== null && <RemittanceDialog id={opened} onClose={() => entry.close()} />}
      {isRemitting && (
        <RemittingDialog
          courier={state.courier}
          onClose={() => setIsRemitting(false)}
          onWritten={() => {
            setIsRemitting(false);
            setState({ view: 'remittances', courier: '', page: '' });
          }}
        />
      )}
    </>
  );
}

const VIEW =
  'min-h-11 shrink-0 cursor-pointer whitespace-nowrap border-b-2 px-1 font-semibold text-sm transition-colors duration-150';

function Views({ current, onChoose }: { current: View; onChoose: (view: View) => void }) {
  return (
    <nav aria-label={words.viewsLabel} className="mb-5 flex gap-5 overflow-x-auto border-slate-200 border-b">
      {VIEWS.map((view) => (
        <button
          key={view}
          type="button"
          aria-current={view === current ? 'page' : undefined}
          onClick={() => view !== current && onChoose(view)}
          className={cx(
            VIEW,
            view === current
              ? 'border-blue-900 text-blue-900'
              : 'border-transparent text-slate-600 hover:text-slate-900',
          )}
        >
          {words.views[view]}
        </button>
      ))}
    </nav>
  );
}
