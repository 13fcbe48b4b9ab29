'use client';

import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { cx } from '@/client/classes';
import { officeDeskWords } from '@/words/en/orders/order-desk';
import { officeUiWords } from '@/words/en/ui';
import { Button } from '../../ui/button';
import { SearchBox } from '../../ui/search-box';
import type { OrderFilters } from '../list-state';
import { countHidden } from '../list-state';
import { ListFilters } from './list-filters';
import { MoreFilters } from './more-filters';

type OrdersToolbarProps = { filters: OrderFilters; onChange: (changes: Partial<OrderFilters>) => void };

/** One search for everything, and the filters; those that are seldom needed open by a button, on a phone all of them. */
export function OrdersToolbar({ filters, onChange }: OrdersToolbarProps) {
  const hidden = countHidden(filters);
  const [isOpen, setIsOpen] = useState(hidden > 0);
  return (
    <div className="mb-2 grid gap-2">
      <div className="flex gap-3">
        <SearchBox placeholder={officeUiWords.searchEverything} value={filters.q} onSearch={(q) => onChange({ q })} />
        <Button
          aria-expanded={isOpen}
          aria-controls="order-filters"
          onClick={() => setIsOpen(!isOpen)}
          className={cx(hidden > 0 && 'border-blue-900 bg-blue-50')}
        >
          <SlidersHorizontal aria-hidden className="size-4" />
          {hidden === 0 ? officeDeskWords.filters : officeDeskWords.filtersSet(hidden)}
        </Button>
      </div>
      {filters.queue === '' && (
        <div className={cx(!isOpen && 'max-md:hidden')}>
          <ListFilters filters={filters} onChange={onChange} />
        </div>
      )}
      <div id="order-filters" hidden={!isOpen}>
        {isOpen && <MoreFilters filters={filters} onChange={onChange} />}
      </div>
    </div>
  );
}
