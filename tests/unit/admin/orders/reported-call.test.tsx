// @vitest-environment happy-dom
/** The outcome of a call is shown as long as the order is what the call made of it. */
import { useState } from 'react';
import { expect } from 'vitest';
import { useOrderDesk } from '@/admin/orders/dialog/use-order-desk';
import type { CallResult } from '@/domain/confirmation/calls';
import { officeOrder } from '../../../support/office-samples';
import { doing, until } from '../../support/dom';
import { it as base } from '../../support/office';

type Order = ReturnType<typeof officeOrder>;

const order = (status: string, state = 'to-confirm'): Order => {
  const { confirmation, ...plain } = officeOrder(7);
  return { ...plain, status, confirmation: { ...confirmation, state } } as Order;
};

const it = base.extend('desk', async ({ office }) => {
  let [desk, setShown]: [ReturnType<typeof useOrderDesk> | null, (shown: Order) => void] = [null, () => {}];
  function Desk() {
    const [shown, set] = useState(order('pending'));
    setShown = set;
    desk = useOrderDesk(shown, { isInQueue: false });
    return null;
  }
  await office.show(<Desk />, { role: 'clerk' });
  return {
    phase: () => desk?.phase,
    show: (shown: Order) => doing(() => setShown(shown)),
    report: async (result: CallResult, after: Order) => {
      office.answer({ 'POST /api/admin/orders/7/calls/': after });
      await doing(() => (result === 'refused' ? desk?.save({ result }) : desk?.choose(result)));
      await until(() => desk?.state.type === 'done');
    },
  };
});

it.for([
  ['refused', order('cancelled', 'refused')],
  ['confirmed', order('processing', 'confirmed')],
] as const)(
  'of a call that was %s goes when the order is taken up again, and does not come back',
  async ([result, after], { desk }) => {
    await desk.report(result, after);
    expect(desk.phase()).toBe('done');

    await desk.show(after);
    expect(desk.phase()).toBe('done');
    await desk.show(order('pending'));
    expect(desk.phase()).toBe('results');
    await desk.show(after);
    expect(desk.phase()).toBe('none');
  },
);

it('of a call without an answer goes when the order is cancelled', async ({ desk }) => {
  await desk.report('no-answer', order('pending'));
  await desk.show(order('pending'));
  expect(desk.phase()).toBe('done');

  await desk.show(order('cancelled'));
  expect(desk.phase()).toBe('none');
});
