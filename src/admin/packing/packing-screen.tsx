'use client';

import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '@/client/session/session';
import { isAdmin } from '@/domain/accounts/roles';
import { officePackingWords } from '@/words/en/orders/packing';
import type { Flash } from '../lib/flashes';
import { cmsPath } from '../lib/paths';
import { useFlashes } from '../lib/use-flashes';
import { entryId, useOpenEntry } from '../lib/use-open-entry';
import { useQueryState } from '../lib/use-query-state';
import { useSelection } from '../lib/use-selection';
import { PACKING, refreshPacking } from '../parcels/queries';
import { linkButton } from '../ui/button';
import { FlashBanners } from '../ui/flash-banners';
import { RefreshButton, ScreenHeader } from '../ui/screen-header';
import { BatchDialog } from './batches/batch-dialog';
import { BatchesView } from './batches/batches-view';
import { useBatchTicks } from './batches/use-batch-ticks';
import { ChooseView } from './choose/choose-view';
import { chosenIn, PACKING_STATE, readPackingState } from './packing-state';
import { PackingTabs } from './packing-tabs';
import { ParcelDialog } from './parcels/parcel-dialog';
import { ParcelsView } from './parcels/parcels-view';
import { useScannedParcel } from './scan/use-scanned-parcel';

/** Packing: orders become batches, batches are printed and handed over, parcels are followed and taken back. */
export function PackingScreen() {
  const [address, setState] = useQueryState(PACKING_STATE);
  const { view, page, filters } = readPackingState(address);
  const batch = useOpenEntry('batch');
  const parcel = useOpenEntry('parcel');
  const [batchId, parcelId] = [entryId(batch.value), entryId(parcel.value)];
  const client = useQueryClient();
  const mayEditCouriers = isAdmin(useSession()?.user);
  const isFetching = useIsFetching({ queryKey: PACKING }) > 0;
  const selection = useSelection();
  const takeChosen = useEffectEvent(() => {
    const sent = chosenIn(address);
    if (sent.length === 0) return;
    selection.choose(sent, true);
    // A reload would tick them again.
    setState({ chosen: '' });
  });
  useEffect(() => takeChosen(), []);
  const [flashes, show] = useFlashes<Flash>(({ text }) => text);
  const openParcel = (id: number) => (parcelId === null ? parcel.open(String(id)) : parcel.replace(String(id)));
  const [isDirty, setIsDirty] = useState(false);
  const ticks = useBatchTicks(parcelId === null ? batchId : null, show);
  useScannedParcel({
    onFound: async (found, isLast) => {
      if ((await ticks.tickScanned(found)) || !isLast()) return;
      if (!isDirty) openParcel(found.id);
      else if (found.id !== parcelId) show({ kind: 'error', text: officePackingWords.unsaved });
    },
    onRefused: ticks.refuse,
  });
  const turnTo = (changes: Partial<typeof PACKING_STATE>, options?: { isNewEntry?: boolean }) =>
    setState(changes, options);
  const isOpen = parcelId !== null || batchId !== null;
  return (
    <>
      <ScreenHeader title={officePackingWords.title} subtitle={officePackingWords.subtitle}>
        {mayEditCouriers && <CourierLinks />}
        <RefreshButton isFetching={isFetching} onRefresh={() => void refreshPacking(client)} />
      </ScreenHeader>
      <PackingTabs
        view={view}
        onChange={(next) => setState({ ...PACKING_STATE, view: next === 'choose' ? '' : next }, { isNewEntry: true })}
      />
      {!isOpen && <FlashBanners flashes={flashes} isAtFoot />}
      {view === 'choose' && (
        <ChooseView
          page={page}
          selection={selection}
          onPage={turnTo}
          onMade={({ id }) => {
            selection.clear();
            batch.open(String(id));
          }}
        />
      )}
      {view === 'batches' && <BatchesView page={page} onPage={turnTo} onOpen={(id) => batch.open(String(id))} />}
      {view === 'parcels' && (
        <ParcelsView filters={filters} search={address.q} page={page} onChange={turnTo} onOpen={openParcel} />
      )}
      {parcelId !== null ? (
        <ParcelDialog
          key={parcelId}
          id={parcelId}
          flashes={flashes}
          onFlash={show}
          isDirty={isDirty}
          onDirty={setIsDirty}
          onClose={parcel.close}
        />
      ) : (
        batchId !== null && (
          <BatchDialog
            id={batchId}
            flashes={flashes}
            onFlash={show}
            ticked={ticks.ticked}
            onTick={ticks.tick}
            strays={ticks.strays}
            onDismissStrays={ticks.clearStrays}
            onOpenParcel={openParcel}
            onClose={() => batch.close()}
          />
        )
      )}
    </>
  );
}

const LINK_CLASS = linkButton({ variant: 'ghost', className: 'max-sm:-ms-4' });

/** Where the admin keeps couriers, and the words and columns of their files: in the CMS. */
function CourierLinks() {
  return (
    <>
      <a href={cmsPath('couriers')} className={LINK_CLASS}>
        {officePackingWords.couriers}
      </a>
      <a href={cmsPath('courier-profiles')} className={LINK_CLASS}>
        {officePackingWords.profiles}
      </a>
    </>
  );
}
