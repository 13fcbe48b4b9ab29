// @vitest-environment happy-dom
/** What people typed in Arabic is set apart from the words beside it: otherwise numbers and signs around it change their places. */
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { CustomerOrders } from '@/admin/customers/customer-orders';
import { CustomerRow } from '@/admin/customers/customer-row';
import { CustomerHead } from '@/admin/orders/dialog/customer-head';
import { OrderItems } from '@/admin/orders/dialog/order-items';
import { Fact } from '@/admin/orders/dialog/section';
import { OrderRow } from '@/admin/orders/list/order-row';
import { presentAdminOrder } from '@/admin/orders/order-view';
import { TimelineList } from '@/admin/orders/timeline/timeline-list';
import { BatchRow } from '@/admin/packing/batches/batch-row';
import { ToPackRow } from '@/admin/packing/choose/to-pack-row';
import { Facts } from '@/admin/packing/facts';
import { ParcelRow } from '@/admin/packing/parcels/parcel-row';
import { ParcelEvents } from '@/admin/parcels/parcel-events';
import { officeCashScreenWords } from '@/words/en/orders/cash-screens';
import { officePackingWords } from '@/words/en/orders/packing';
import { officeHtml, officeItem, officeOrder, officeParcel } from '../../support/office-samples';

const ARABIC = 'أمين بن علي';
const nothing = () => {};

const order = officeOrder(1, {
  customer_first_name: ARABIC,
  customer_last_name: '',
  customer_name: ARABIC,
  shipping_city: 'باب الزوار',
  items: [officeItem({ product_title: 'صمام ثلاثي' })],
  notes: [{ at: '2026-11-20T09:30:00.000Z', by: 'sara', text: 'اتصل مساء' }],
  parcel: officeParcel({ courier_name: 'السريع' }),
});
const customer = {
  phone_key: '+213550112233',
  names: [ARABIC],
  orders: 1,
  delivered: 0,
  refused: 0,
  cancelled: 0,
  total: 0,
  last_order_at: null,
  blocked: false,
  first_order_at: null,
};

const PARTS: Record<string, ReactNode> = {
  'row of an order': (
    <OrderRow order={order} now={new Date()} isChosen={false} onChoose={nothing} onOpen={nothing} onFlash={nothing} />
  ),
  'head of an order': <CustomerHead order={order} />,
  'lines of an order': <OrderItems items={presentAdminOrder(order).items} />,
  'history of an order': <TimelineList order={order} />,
  'row to pack': <ToPackRow order={order} isChosen={false} onChoose={nothing} />,
  'row of a customer': <CustomerRow customer={customer as never} onOpen={nothing} />,
  'orders of a customer': <CustomerOrders customer={{ ...customer, order_list: [order] } as never} />,
  'row of a parcel': (
    <ParcelRow
      parcel={{
        ...officeParcel({ courier_name: 'السريع', courier_word: 'محاولة 2' }),
        events: [],
        receiver: { name: ARABIC, phone: '+213 550-11-22-33', wilaya: 'Alger', commune: 'باب الزوار' },
        news_at: '2026-11-20T09:30:00.000Z',
      }}
      now={new Date()}
      onOpen={nothing}
    />
  ),
  'row of a batch': (
    <BatchRow
      batch={{
        id: 1,
        courier: 2,
        courier_name: 'السريع',
        created_at: '2026-11-20T09:30:00.000Z',
        by: 'sara',
        handed_over_at: null,
        parcels: [],
      }}
      onOpen={nothing}
    />
  ),
  'reported of a parcel': (
    <ParcelEvents
      label="Events"
      events={[
        {
          at: '2026-11-20T09:30:00.000Z',
          state: 'attempted',
          word: 'محاولة 2',
          source: 'import',
          by: null,
          reason: 'مغلق (2)',
          note: null,
        },
      ]}
    />
  ),
  'fact of an order': <Fact name="City">{'باب الزوار'}</Fact>,
  'facts of a parcel': <Facts facts={[['Courier', 'السريع']]} />,
};

const LETTERS = /[\u0600-\u06ff]/;

/** Texts with Arabic letters that nothing sets apart. */
function unprotected(html: string): string[] {
  document.body.innerHTML = html.startsWith('<tr') ? `<table><tbody>${html}</tbody></table>` : html;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').replace(/\u2068[^\u2069]*\u2069/g, '');
    if (LETTERS.test(text) && !node.parentElement?.closest('bdi, [dir="auto"]')) texts.push(text);
  }
  return texts;
}

describe('an Arabic text', () => {
  it.each(Object.entries(PARTS))('in the %s turns nothing beside it', (_, part) => {
    const html = officeHtml(part);

    expect(html).toMatch(LETTERS);
    expect(unprotected(html)).toEqual([]);
  });

  it('in a sentence is set apart; a Latin one is as it was typed', () => {
    expect(officePackingWords.handOver.question(2, 'السريع')).toBe('Hand over 2 parcels to \u2068السريع\u2069?');
    expect(officeCashScreenWords.unallocated.lineOf(3, 'دفعة 7')).toBe('Line 3 of \u2068دفعة 7\u2069');
    expect(officePackingWords.handOver.question(2, 'Rapide')).toBe('Hand over 2 parcels to Rapide?');
  });
});
