// @vitest-environment happy-dom
/** An amendment that the server refuses: what can still be done is offered, and what was typed stays. */
import { expect } from 'vitest';
import { AmendDialog } from '@/admin/orders/form/amend-dialog';
import { officeOrder, officeParcel } from '../../../support/office-samples';
import { all, button, click, dialog, field, fill, one, until } from '../../support/dom';
import { it, refusal } from '../../support/office';

it.for([
  [
    'was cancelled: what was typed is there to be read, and the form can be closed alone',
    { status: 'cancelled' },
    'This order is "Cancelled" meanwhile and can no longer be changed.',
    'Close',
  ],
  [
    'was packed: what to do first',
    { status: 'processing', parcel: officeParcel({ state: 'created', courier_name: 'Yalidine' }) },
    'This order has a parcel with Yalidine. Cancel the parcel before you change the order.',
    'Save changes',
  ],
  [
    'was changed by another clerk, which can be saved over',
    { customer_first_name: 'Nadia' },
    'save again',
    'Save changes',
  ],
] as const)('says that the order %s', async ([, changes, text, offered], { office }) => {
  // given
  const order = officeOrder(7);
  const current = { ...order, ...changes, updated_at: '2026-11-21T09:30:00.000Z' };
  office.answer({
    'PATCH /api/admin/orders/7/': refusal(409, 'Changed', { current }),
    'GET /api/wilayas/': [],
  });
  await office.show(<AmendDialog order={order} onFlash={() => {}} onClose={() => {}} />, { role: 'clerk' });

  // when
  await fill(field('Last name *'), 'Benali');
  await fill(field('Why *'), 'Her new name');
  await click(button('Save changes', dialog()));

  // then
  await until(() => one('[role=alert]').textContent?.includes(text));
  if (offered === 'Close') expect(one('[role=alert]').textContent).not.toContain('save again');
  expect(field('Last name *').value).toBe('Benali');
  expect(all('button', /^(Close|Save changes)$/, dialog()).map(({ textContent }) => textContent)).toContain(offered);
  expect(all('button', 'Save changes', dialog())).toHaveLength(offered === 'Close' ? 0 : 1);
});
