// @vitest-environment happy-dom
/** The list of orders and an open order: what they say, and the messages about changes of status. */
import { describe, expect, vi } from 'vitest';
import { OrdersScreen } from '@/admin/orders/orders-screen';
import { officeOrder } from '../../../support/office-samples';
import {
  address,
  all,
  button,
  choose,
  click,
  dialog,
  doing,
  field,
  isOff,
  one,
  pressKey,
  says,
  until,
} from '../../support/dom';
import { it as base, later, refusal } from '../../support/office';

const GONE = 'The pieces of this order are no longer in stock';
const SAVED = 'Status updated successfully!';

const page = (...orders: object[]) => ({ orders, total: orders.length, page: 1, total_pages: 1 });
const details = (id: number) => `/api/admin/orders/${id}/`;
const saving = (id: number) => `PATCH ${details(id)}status/`;
const statusOf = (id: number) => field(new RegExp(`#${id}\\b`), one('table'));
const ownStatus = () => field('Order Status', dialog());
const alertText = () => all('[role=alert]').map(({ textContent }) => textContent);

const it = base.extend('office', async ({ office }) => {
  const [one, other] = [officeOrder(1), officeOrder(2)];
  office.answer({
    'GET /api/admin/orders/': page(one, other),
    'GET /api/admin/orders/counts/': {},
    [`GET ${details(1)}`]: one,
    [`GET ${details(2)}`]: other,
  });
  return {
    ...office,
    open: async (query: string, order: object = {}) => {
      office.answer({ [`GET ${details(1)}`]: { ...one, ...order } });
      await office.show(<OrdersScreen />, { query: `tab=orders${query}` });
      await until(() => all('table tbody tr').length === 2 && !(query && !says('Order Summary')));
    },
  };
});

/** A message is there for this long, and then gone. */
async function expectShownFor(text: string, ms: number): Promise<void> {
  await doing(() => vi.advanceTimersByTime(ms - 100));
  expect(says(text), `${ms - 100} ms`).toBe(true);
  await doing(() => vi.advanceTimersByTime(200));
  expect(says(text), `${ms + 100} ms`).toBe(false);
}

const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });

describe('the status in the list', () => {
  it('is changed at once: disabled with a spinner while it is saved, then confirmed for 3 seconds', async ({
    office,
  }) => {
    const changed = later(officeOrder(1, { status: 'shipping' }));
    office.answer({ [saving(1)]: changed.answer });
    await office.open('');
    await choose(statusOf(1), 'Shipping');

    await until(() => all('[aria-label=Saving]').length === 1);
    expect(isOff(statusOf(1))).toBe(true);
    stopClock();
    office.answer({ 'GET /api/admin/orders/': page(officeOrder(1, { status: 'shipping' }), officeOrder(2)) });
    await changed.release();
    await until(() => says(SAVED));
    await expectShownFor(SAVED, 3_000);
    expect(isOff(statusOf(1))).toBe(false);
    expect([statusOf(1).value, statusOf(1).dataset.color]).toEqual(['shipping', 'purple']);
    expect(office.sent()[0]?.body).toEqual({ status: 'shipping', from: 'pending' });
  });

  it('that is refused without a reason still shows a message', async ({ office }) => {
    office.answer({ [saving(1)]: () => new Response('<h1>Bad Gateway</h1>', { status: 500 }) });
    await office.open('');
    stopClock();
    await choose(statusOf(1), 'Shipping');
    await until(() => says('Failed to update status'));
    await expectShownFor('Failed to update status', 5_000);
    expect(statusOf(1).value).toBe('pending');
  });

  it('that this version of the shop does not know is shown as it is', async ({ office }) => {
    office.answer({
      'GET /api/admin/orders/': page(officeOrder(1, { status: 'lost' as never }), officeOrder(2)),
      [saving(1)]: officeOrder(1),
    });
    await office.open('');
    expect([statusOf(1).value, statusOf(1).dataset.color]).toEqual(['lost', 'gray']);
    await choose(statusOf(1), 'Processing');
    await until(() => says(SAVED));
  });

  it('messages of two orders do not replace each other: a refusal stays for its 5 seconds', async ({ office }) => {
    const refused = `Failed to update order status: ${GONE}`;
    office.answer({ [saving(1)]: refusal(409, GONE), [saving(2)]: officeOrder(2, { status: 'shipping' }) });
    await office.open('');
    stopClock();
    await choose(statusOf(1), 'Processing');
    await until(() => says(refused));
    await doing(() => vi.advanceTimersByTime(1_000));
    await choose(statusOf(2), 'Shipping');
    await until(() => says(SAVED));

    expect([says('Order #1:'), says('Order #2:')]).toEqual([true, true]);
    await doing(() => vi.advanceTimersByTime(3_300));
    expect([says(SAVED), says(refused)]).toEqual([false, true]);
    await doing(() => vi.advanceTimersByTime(1_000));
    expect(says(refused)).toBe(false);
  });
});

describe('an answer that comes once its dialog is closed', () => {
  it('is shown on the list with its order, in the dialog of another, or as a toast', async ({ office }) => {
    const answers = [0, 1, 2].map(() => later(Response.json({ message: GONE }, { status: 409 })));
    let asked = 0;
    office.answer({ [saving(1)]: () => answers[asked++]?.answer() });
    await office.open('&order=1');
    const change = async () => {
      await choose(ownStatus(), 'Processing');
      await pressKey('Escape');
      await until(() => all('[role=dialog]').length === 0);
    };

    await change();
    await answers[0]?.release();
    await until(() => alertText().includes(`Order #1: ${GONE}`));

    await office.open('&order=1');
    await change();
    await click(button(/^Open order #2\b/));
    await until(() => says('Order Details - #2') && says('Order Summary'));
    await answers[1]?.release();
    await until(() =>
      all('[role=alert]', undefined, dialog()).some(({ textContent }) => textContent === `Order #1: ${GONE}`),
    );

    await office.open('&order=1');
    await change();
    await office.show(<p>Another screen</p>);
    await answers[2]?.release();
    await until(() => says(`Order #1: ${GONE}`));
  });

  it.for([
    ['Send Email Update', 'POST', 'email', 'Failed to send the email update: En panne'],
    ['Download PDF', 'GET', 'invoice', 'Failed to download the invoice: En panne'],
  ] as const)('is shown on the list after %s as well', async ([name, method, call, text], { office }) => {
    const late = later(Response.json({ message: 'En panne' }, { status: 409 }));
    office.answer({
      [`GET ${details(1)}email/`]: { to: 'a@example.com', subject: 'Commande', text: 'En attente', status: 'pending' },
      [`${method} ${details(1)}${call}/`]: late.answer,
    });
    await office.open('&order=1');
    await click(button(name));
    if (call === 'email') {
      await until(() => all('button', 'Send').length === 1 && !isOff(button('Send')));
      await click(button('Send'));
    }
    await pressKey('Escape');
    await until(() => all('[role=dialog]').length === 0);
    await late.release();
    await until(() => alertText().includes(`Order #1: ${text}`));
  });
});

describe('the details of an order', () => {
  const fact = (name: string) => all('dt', name, dialog())[0]?.parentElement?.querySelector('dd')?.textContent;

  it('say what is missing, what is free, and that there are no items', async ({ office }) => {
    await office.open('&order=1', {
      ...{ customer_first_name: '', customer_last_name: '', customer_email: '', customer_phone: '', items: [] },
      ...{
        shipping_postal_code: '',
        shipping_additional_info: '',
        delivery_price: 0,
        charges: [{ kind: 'subtotal', amount: 2501 }],
      },
    });
    expect(says('No items found')).toBe(true);
    expect(['Name', 'Email', 'Phone'].map(fact)).toEqual(['N/A', 'N/A', 'N/A']);
    expect(fact('Shipping')).toBe('Free');
    expect([fact('Postal Code'), fact('Additional Info')]).toEqual([undefined, undefined]);
    // and nothing can be mailed
    expect(says('No e-mail address: an update cannot be sent.')).toBe(true);
    expect(isOff(button('Send Email Update'))).toBe(true);
    await click(button('Send Email Update'));
    expect(all('[role=dialog]')).toHaveLength(1);
  });

  it('link to their activity, and offer no change once the order is on its way', async ({ office }) => {
    await office.open('&order=1');
    expect(all('button', 'Change order', dialog())).toHaveLength(1);
    expect(one('a', 'Activity', dialog()).getAttribute('href')).toBe('/admin?tab=activity&subject=orders/1');
    await office.open('&order=1', { status: 'shipping' });
    expect(all('button', 'Change order', dialog())).toEqual([]);
  });

  it('show why a status was refused, or that no reason is known', async ({ office }) => {
    await office.open('&order=1', { status: 'cancelled' });
    stopClock();
    for (const [answer, text] of [
      [refusal(409, GONE), GONE],
      [() => new Response('', { status: 500 }), 'Failed to update status'],
    ] as const) {
      office.answer({ [saving(1)]: answer });
      await choose(ownStatus(), 'Pending');
      await until(() => says(text, dialog()));
      await expectShownFor(text, 5_000);
      expect(ownStatus().value).toBe('cancelled');
    }
  });

  it.for(['2147483647', '9999999999'])(
    'lead back to the orders from an unknown one, rather than to try again: %s',
    async (id, { office }) => {
      office.answer({ [`GET ${details(Number(id))}`]: refusal(404, 'Non') });
      await office.show(<OrdersScreen />, { query: `tab=orders&order=${id}` });
      await until(() => says('There is no order of this number.'));
      expect(all('button', 'Try again')).toEqual([]);
      await click(button('Back to the orders'));
      expect(all('[role=dialog]')).toEqual([]);
      expect(address()).toEqual({ tab: 'orders' });
    },
  );

  it.for([
    ['waits', { sent_at: null, failed_at: null }, 'Sending...', true, /./],
    [
      'could not be sent',
      { sent_at: null, failed_at: '2026-11-20T10:00:00Z' },
      'Send Email Update',
      false,
      /^Could not be sent, given up /,
    ],
  ] as const)('an email update that %s is shown as such', async ([, mail, name, isBusy, text], { office }) => {
    const asked = {
      id: 1,
      status: 'pending',
      asked_by: 'admin',
      created_at: '2026-11-20T09:30:00Z',
      requested_at: '2026-11-20T09:30:00Z',
    };
    await office.open('&order=1', { status_mails: [{ ...asked, ...mail }] });
    expect(isOff(button(name))).toBe(isBusy);
    expect(says(text, dialog())).toBe(true);
  });
});
