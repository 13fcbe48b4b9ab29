'use client';

import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { PARCEL_STATES } from '@/domain/parcels/states';
import { officePackingWords } from '@/words/en/orders/packing';
import { officeUiWords } from '@/words/en/ui';
import { couriersQuery } from '../../parcels/queries';
import { stateLabel } from '../../parcels/state-label';
import { Button } from '../../ui/button';
import { FilterSelect } from '../../ui/filter-select';
import { SearchBox } from '../../ui/search-box';
import type { ParcelFilters } from '../queries';

type ParcelFilterBarProps = {
  filters: ParcelFilters;
  search: string;
  onChange: (changes: { state?: string; courier?: string; q?: string; of?: string }) => void;
};

const words = officePackingWords.parcels;

export function ParcelFilterBar({ filters, search, onChange }: ParcelFilterBarProps) {
  const { data: couriers = [] } = useQuery(couriersQuery());
  return (
    <>
      <div className="flex min-w-44 flex-1 md:max-w-md">
        <SearchBox placeholder={officeUiWords.searchEverything} value={search} onSearch={(q) => onChange({ q })} />
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full [&>select]:max-md:flex-1">
        <FilterSelect label={words.state} value={filters.state} onChange={(state) => onChange({ state })}>
          <option value="">{words.allStates}</option>
          <option value="live">{words.live}</option>
          {PARCEL_STATES.map((state) => (
            <option key={state} value={state}>
              {stateLabel(state)}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect
          label={words.columns.courier}
          value={filters.courier}
          onChange={(courier) => onChange({ courier })}
        >
          <option value="">{words.allCouriers}</option>
          {couriers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </FilterSelect>
      </div>
      {filters.batch !== '' && (
        <Button aria-label={words.clearBatch} onClick={() => onChange({ of: '' })}>
          {words.batchFilter(Number(filters.batch))} <X aria-hidden className="size-4" />
        </Button>
      )}
    </>
  );
}
