'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Contact } from 'lucide-react';
import { officeCustomerWords } from '@/words/en/customer-screens';
import { officeUiWords } from '@/words/en/ui';
import { readPage } from '../lib/list-query';
import { useOpenEntry } from '../lib/use-open-entry';
import { useQueryState } from '../lib/use-query-state';
import { EmptyState } from '../ui/empty-state';
import { LogList } from '../ui/log-list';
import { NothingFound } from '../ui/nothing-found';
import { RefreshButton, ScreenHeader } from '../ui/screen-header';
import { SearchBox } from '../ui/search-box';
import { CustomerDialog } from './customer-dialog';
import { CustomerRow } from './customer-row';
import { customersQuery, refreshCustomers } from './queries';

const LIST_STATE = { search: '', page: '1' };

const columns = officeCustomerWords.columns;
const NUMBER = 'text-end';
const columnHeads = () => [
  { heading: columns.customer },
  { heading: columns.orders, className: NUMBER },
  { heading: columns.delivered, className: NUMBER },
  { heading: columns.refused, className: NUMBER },
  { heading: columns.cancelled, className: NUMBER },
  { heading: columns.total, className: NUMBER },
  { heading: columns.last, className: NUMBER },
];

/** Customers by telephone: what became of their orders, and who is blocked. */
export function CustomersScreen() {
  const [state, setState] = useQueryState(LIST_STATE);
  const page = readPage(state.page);
  const query = useQuery(customersQuery({ search: state.search, page }));
  const entry = useOpenEntry('customer');
  const client = useQueryClient();
  const search = (text: string) => setState({ search: text, page: '' });
  return (
    <>
      <ScreenHeader title={officeCustomerWords.title} subtitle={officeCustomerWords.subtitle}>
        <RefreshButton isFetching={query.isFetching} onRefresh={() => void refreshCustomers(client)} />
      </ScreenHeader>
      <search className="mb-4 flex max-w-xl">
        <SearchBox placeholder={officeUiWords.searchEverything} value={state.search} onSearch={search} />
      </search>
      <LogList
        query={query}
        failure={officeCustomerWords.failed}
        page={page}
        onChange={setState}
        countText={officeCustomerWords.count}
        caption={officeCustomerWords.caption}
        columns={columnHeads()}
        rowsOf={({ customers }) =>
          customers.map((customer) => (
            <CustomerRow key={customer.phone_key} customer={customer} onOpen={() => entry.open(customer.phone_key)} />
          ))
        }
        empty={
          state.search === '' ? (
            <EmptyState Icon={Contact} title={officeCustomerWords.empty} text={officeCustomerWords.emptyHint} />
          ) : (
            <NothingFound
              things={officeUiWords.things.customers}
              search={state.search}
              looksAt={officeUiWords.searchesOrders}
              onClear={() => search('')}
            />
          )
        }
      />
      {entry.value !== '' && <CustomerDialog key={entry.value} phoneKey={entry.value} onClose={() => entry.close()} />}
    </>
  );
}
