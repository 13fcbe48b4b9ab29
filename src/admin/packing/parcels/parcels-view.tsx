'use client';

import { useQuery } from '@tanstack/react-query';
import { FileUp, PackageSearch } from 'lucide-react';
import { useState } from 'react';
import { officePackingWords } from '@/words/en/orders/packing';
import { officeUiWords } from '@/words/en/ui';
import { useNow } from '../../lib/use-now';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LogList } from '../../ui/log-list';
import { NothingFound } from '../../ui/nothing-found';
import type { PACKING_STATE } from '../packing-state';
import { type ParcelFilters, parcelsQuery } from '../queries';
import { ReportDialog } from '../reports/report-dialog';
import { ParcelFilterBar } from './parcel-filter-bar';
import { ParcelRow } from './parcel-row';

type Changes = Partial<typeof PACKING_STATE>;

type ParcelsViewProps = {
  filters: ParcelFilters;
  /** as it was typed */
  search: string;
  page: number;
  onChange: (changes: Changes, options?: { isNewEntry?: boolean }) => void;
  onOpen: (id: number) => void;
};

const words = officePackingWords.parcels;

const columns = () => [
  { heading: words.columns.order },
  { heading: words.columns.customer },
  { heading: words.columns.place },
  { heading: words.columns.state },
  { heading: words.columns.news },
  { heading: words.columns.courier },
  { heading: words.columns.amount, className: 'text-end' },
];

const MINUTE_MS = 60_000;

const NO_FILTERS = { state: '', courier: '', q: '', of: '', page: '' };

/** All parcels: first those that need attention, then the newest. */
export function ParcelsView({ filters, search, page, onChange, onOpen }: ParcelsViewProps) {
  const query = useQuery(parcelsQuery({ ...filters, page }));
  const now = useNow(MINUTE_MS);
  const [isImporting, setIsImporting] = useState(false);
  const isNarrowed = Object.values(filters).some((value) => value !== '');
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <ParcelFilterBar filters={filters} search={search} onChange={(changes) => onChange({ ...changes, page: '' })} />
        <Button onClick={() => setIsImporting(true)} className="md:ms-auto">
          <FileUp aria-hidden className="size-4" /> {officePackingWords.report.open}
        </Button>
      </div>
      <LogList
        query={query}
        failure={words.failed}
        page={page}
        onChange={onChange}
        countText={words.count}
        caption={words.caption}
        columns={columns()}
        isDense
        rowsOf={({ parcels }) =>
          parcels.map((parcel) => <ParcelRow key={parcel.id} parcel={parcel} now={now} onOpen={onOpen} />)
        }
        empty={
          isNarrowed ? (
            <NothingFound
              things={officeUiWords.things.parcels}
              search={search}
              {...(search !== '' && { looksAt: officeUiWords.searchesOrders })}
              onClear={() => onChange(NO_FILTERS)}
            />
          ) : (
            <EmptyState Icon={PackageSearch} title={words.empty} text={words.emptyHint} />
          )
        }
      />
      {isImporting && <ReportDialog onClose={() => setIsImporting(false)} />}
    </>
  );
}
