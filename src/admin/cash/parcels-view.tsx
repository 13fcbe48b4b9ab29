'use client';

import { useQuery } from '@tanstack/react-query';
import { PackageCheck, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CashParcel } from '@/contract/admin/cash';
import { officeCommonWords } from '@/words/en/common';
import { officeCashScreenWords } from '@/words/en/orders/cash-screens';
import { useNow } from '../lib/use-now';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { FilterSelect } from '../ui/filter-select';
import { LogList } from '../ui/log-list';
import { titleOfScreen } from '../ui/use-opener-focus';
import { CourierFilter } from './courier-filter';
import { AGES, type CashState, type LIST_STATE } from './list-state';
import { ParcelRow } from './parcel-row';
import { cashParcelsQuery } from './queries';
import { SettleDialog, type SettleKind } from './settle-dialog';

const { parcels: words, sums } = officeCashScreenWords;

const columns = () => [
  { heading: words.order },
  { heading: words.customer },
  { heading: words.courier },
  { heading: words.handedOver },
  { heading: words.age, className: 'text-end' },
  { heading: sums.outstanding, className: 'text-end' },
  { heading: words.actions, className: 'text-end' },
];

const MINUTE_MS = 60_000;

type ParcelsViewProps = {
  state: CashState;
  onChange: (changes: Partial<typeof LIST_STATE>, options?: { isNewEntry: boolean }) => void;
};

/** The parcels whose cash is outstanding, with what settles them: cash that was brought, and adjustments. */
export function ParcelsView({ state: { courier, older, page }, onChange }: ParcelsViewProps) {
  const query = useQuery(cashParcelsQuery({ courier, older, page }));
  const [settled, setSettled] = useState<{ parcel: CashParcel; kind: SettleKind } | null>(null);
  const wasSettled = useRef(false);
  // The focus was on a button of a row that is gone once nothing of it is outstanding.
  useEffect(() => {
    if (!query.data || !wasSettled.current || document.activeElement !== document.body) return;
    wasSettled.current = false;
    titleOfScreen()?.focus({ preventScroll: true });
  }, [query.data]);
  const now = useNow(MINUTE_MS);
  const isNarrowed = courier !== null || older !== null;
  const clear = () => onChange({ courier: '', older: '', page: '' });
  return (
    <>
      <search className="mb-4 grid grid-cols-2 gap-3 md:flex md:flex-wrap">
        <CourierFilter chosen={courier} onChoose={(next) => onChange({ courier: next, page: '' })} />
        <FilterSelect
          label={words.age}
          value={String(older ?? '')}
          onChange={(next) => onChange({ older: next, page: '' })}
        >
          <option value="">{words.anyAge}</option>
          {agesWith(older).map((days) => (
            <option key={days} value={days}>
              {words.olderThan(days)}
            </option>
          ))}
        </FilterSelect>
        {isNarrowed && (
          <Button variant="ghost" className="max-md:col-span-2" onClick={clear}>
            <X aria-hidden className="size-4" /> {officeCommonWords.clearFilters}
          </Button>
        )}
      </search>
      <LogList
        query={query}
        failure={words.failed}
        page={page}
        onChange={onChange}
        countText={words.count}
        caption={words.caption}
        columns={columns()}
        rowsOf={({ parcels }) =>
          parcels.map((parcel) => (
            <ParcelRow
              key={parcel.parcel_id}
              parcel={parcel}
              now={now}
              onCollect={() => setSettled({ parcel, kind: 'collect' })}
              onAdjust={() => setSettled({ parcel, kind: 'adjust' })}
            />
          ))
        }
        empty={
          isNarrowed ? (
            <EmptyState Icon={PackageCheck} title={words.none} text={words.noneHint}>
              <Button onClick={clear}>{officeCommonWords.clearFilters}</Button>
            </EmptyState>
          ) : (
            <EmptyState Icon={PackageCheck} title={words.empty} text={words.emptyHint} />
          )
        }
      />
      {settled && (
        <SettleDialog
          {...settled}
          onClose={() => {
            setSettled(null);
            wasSettled.current = true;
          }}
        />
      )}
    </>
  );
}

/** The ages to choose from, with one that only the address names. */
function agesWith(chosen: number | null): number[] {
  const all: number[] = [...AGES];
  return chosen === null || all.includes(chosen) ? all : [...all, chosen].toSorted((one, other) => one - other);
}
