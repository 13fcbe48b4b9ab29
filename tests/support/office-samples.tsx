/** Records of the back office for tests of single components. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AdminOrder } from '@/contract/admin/orders';
import type { OrderParcel } from '@/contract/admin/parcels';
import { item, order } from '../e2e/support/profile';

export function officeItem(changes: Partial<AdminOrder['items'][number]> = {}): AdminOrder['items'][number] {
  return { ...item(), id: 'line', ...changes };
}

export function officeOrder(id: number, changes: Partial<AdminOrder> = {}): AdminOrder {
  return {
    ...order(id),
    items: [officeItem()],
    source: 'shop',
    updated_at: '2026-11-20T09:30:00.000Z',
    phone_key: '+213550112233',
    status_history: [],
    status_mails: [],
    confirmation: {
      state: 'to-confirm',
      attempts: 0,
      next_call_at: null,
      claimed_by: null,
      claimed_until: null,
      calls: [],
    },
    notes: [],
    amendments: [],
    warnings: [],
    parcel: null,
    ...changes,
  };
}

export function officeParcel(changes: Partial<OrderParcel> = {}): OrderParcel {
  return {
    id: 7,
    order_id: 1,
    batch_id: 3,
    courier: 2,
    courier_name: 'Rapide',
    state: 'in_transit',
    courier_word: null,
    tracking: 'ZR-1',
    cod_amount: 2901,
    note: null,
    created_at: '2026-11-20T09:30:00.000Z',
    handed_over_at: '2026-11-21T09:30:00.000Z',
    delivered_at: null,
    return: null,
    ...changes,
  };
}

/** The HTML of a part of a screen. Rows need a table around them, which browsers would add. */
export function officeHtml(part: ReactNode): string {
  return renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>);
}

/** The text of HTML, as it is read. */
export function textOf(html: string): string {
  return html
    .replace(/<option.*?<\/option>/g, '')
    .replace(/<\/(?:p|td|li|dd|dt)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
