/** What a clerk sees of an order without opening it, and first when it is open. */
import { describe, expect, it } from 'vitest';
import { VerdictTable } from '@/admin/cash/verdict-table';
import { CustomerHead } from '@/admin/orders/dialog/customer-head';
import { OrderRow } from '@/admin/orders/list/order-row';
import { ParcelRow } from '@/admin/packing/parcels/parcel-row';
import { Verdicts } from '@/admin/packing/reports/verdicts';
import type { AdminOrder } from '@/contract/admin/orders';
import { officeHtml, officeItem, officeOrder, officeParcel, textOf } from '../../support/office-samples';

const NOW = new Date('2026-11-20T12:30:00.000Z');

function rowText(changes: Partial<AdminOrder>): string {
  const row = (
    <OrderRow
      order={officeOrder(1042, changes)}
      now={NOW}
      isChosen={false}
      onChoose={() => {}}
      onOpen={() => {}}
      onFlash={() => {}}
    />
  );
  return textOf(officeHtml(row));
}

describe('a row of the list of orders', () => {
  it('says pieces and first part, where it goes and for which fee, and how old it is', () => {
    const text = rowText({
      items: [officeItem({ product_title: 'Électrode', quantity: 2 }), officeItem({ quantity: 1 })],
      customer_phone: '+213 550-11-22-33',
    });

    expect(text).toContain('3 pieces:Électrode+1');
    expect(text).toContain('Alger, Bir Mourad Raïs · Home · $400.00');
    expect(text).toContain('3 hours ago');
    expect(text).toContain('Nov 20, 2026');
    expect(text).toContain('Amel Saïdi 0550 11 22 33');
    expect(text).toContain('$2,901.00');
  });

  it.each([
    [{ delivery_method: 'desk', delivery_price: 0 }, 'Desk · Free'],
    [{ shipping_city: 'Alger' }, '+1 Alger · Home'],
    [{ items: [officeItem({ quantity: 1 })] }, '1 piece:Vanne à trois voies Alger'],
    [{ items: [] }, 'Nothing ordered'],
    [{ customer_phone: 'demander à Ali' }, 'demander à Ali'],
    [{ customer_phone: '021 23 45 67' }, '021 23 45 67'],
  ] as const)('%j: %s', (changes, part) => {
    const items = [officeItem(), officeItem()];
    expect(rowText({ items, ...changes } as Partial<AdminOrder>)).toContain(part);
  });

  it('has its warnings as words, and its parcel in place of its confirmation', () => {
    const warnings = [
      { kind: 'duplicate' as const, text: '' },
      { kind: 'refused-before' as const, text: '' },
    ];

    expect(rowText({ warnings })).toContain('Duplicate? · Refused before');
    expect(rowText({ parcel: officeParcel({ state: 'attempted' }) })).toMatch(/attempted\s*Rapide/);
  });
});

describe('a row of the list of parcels', () => {
  const row = (state: 'in_transit' | 'delivered', days: number) =>
    textOf(
      officeHtml(
        <ParcelRow
          parcel={{
            ...officeParcel({ state }),
            events: [],
            receiver: { name: 'Amel Saïdi', phone: '+213 550-11-22-33', wilaya: 'Alger', commune: 'Alger' },
            news_at: new Date(NOW.getTime() - days * 86_400_000).toISOString(),
          }}
          now={NOW}
          onOpen={() => {}}
        />,
      ),
    );

  it.each([
    ['in_transit', 4.5, 'no news for 4 days'],
    ['in_transit', 0.1, '2 hours ago'],
    ['delivered', 9, '9 days ago'],
  ] as const)('says who waits where, and how old its news is: %s, %j days', (state, days, news) => {
    const text = row(state, days);

    expect(text).toContain('Amel Saïdi0550 11 22 33 Alger');
    expect(text).not.toContain('Alger, Alger');
    expect(text).toContain(news);
  });
});

describe('a line that names no known parcel', () => {
  it('shows what was typed, in a file of states and in a remittance', () => {
    const line = { line: 2, reference: 'ZR-99', typed: ['Livré', '22/11/2026'], message: 'No parcel' };
    const states = textOf(
      officeHtml(
        <Verdicts
          lines={[
            { ...line, verdict: 'unknown-order' },
            { ...line, line: 3, verdict: 'same' },
          ]}
        />,
      ),
    );
    const paid = {
      line: 2,
      named: 'ZR-77',
      verdict: 'unknown' as const,
      order_id: null,
      expected: null,
      paid: 100,
      parcel_id: null,
      collected: 0,
      unallocated: 100,
      difference: 100,
      other_courier: null,
      message: '',
    };
    const sums = { expected: 0, paid: 100, fees: 0, collected: 0, unallocated: 100, difference: 100 };
    const remitted = textOf(
      officeHtml(<VerdictTable lines={[paid]} sums={{ ...sums, unallocated_lines: 1, different_lines: 0 }} />),
    );

    expect(states.match(/ZR-99Livré22\/11\/2026/g)).toHaveLength(1);
    expect(remitted).toContain('ZR-77');
  });
});

describe('the head of an order', () => {
  it('has name, telephone and the total that is read aloud side by side', () => {
    const text = textOf(officeHtml(<CustomerHead order={officeOrder(1, { customer_phone: '+213550112233' })} />));

    expect(text).toMatch(/^Amel Saïdi ?0550 11 22 33 ?Total ?\$2,901\.00/);
  });
});
