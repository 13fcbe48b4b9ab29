import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CustomerDetail, CustomersAnswer } from '@/contract/admin/customers';
import { callAdmin } from '../api/client';
import { expected, withLists } from '../api/expected';
import { pageQuery } from '../api/page-query';
import { refresh } from '../lib/list-query';

const KEY = ['admin', 'customers'] as const;

/** Reads again whatever is shown of customers. */
export function refreshCustomers(client: QueryClient): Promise<void> {
  return refresh(client, KEY);
}

/** The address of one customer's calls. */
export function customerCall(phoneKey: string): string {
  return `/api/admin/customers/${encodeURIComponent(phoneKey)}/`;
}

export function customersQuery(params: { search: string; page: number }) {
  const isExpected = withLists<CustomersAnswer>('customers');
  return pageQuery({ key: [...KEY, 'list'], path: '/api/admin/customers/', params, isExpected });
}

const isCustomer = withLists<CustomerDetail>('order_list', 'names');

export function customerQuery(phoneKey: string) {
  return queryOptions({
    queryKey: [...KEY, 'one', phoneKey],
    queryFn: ({ signal }) => expected(callAdmin('GET', customerCall(phoneKey), { signal }), isCustomer),
  });
}
