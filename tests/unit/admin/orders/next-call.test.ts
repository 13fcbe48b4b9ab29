/** What a clerk is to do next: no calls on a Friday or at night, whatever is due. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextCallText } from '@/admin/orders/confirmation-view';
import { isWorkingTime } from '@/domain/confirmation/working-hours';

const order = (at: string | null, status = 'pending', state = 'to-confirm') =>
  ({ status, confirmation: { state, next_call_at: at } }) as Parameters<typeof nextCallText>[0];
const textAt = (now: string, at: string | null) => nextCallText(order(at), new Date(now));

it.each([
  ['in working hours', '2026-11-25T10:00:00Z', '2026-11-25T09:59:00Z', 'Call now'],
  ['on a Friday', '2026-11-27T10:00:00Z', '2026-11-27T09:59:00Z', 'Call at Nov 28, 2026, 9:00 AM'],
  ['on a Thursday evening', '2026-11-26T18:30:00Z', '2026-11-26T18:29:00Z', 'Call at Nov 28, 2026, 9:00 AM'],
  ['before the shop opens', '2026-11-28T05:00:00Z', '2026-11-27T22:00:00Z', 'Call at 9:00 AM'],
  ['later today', '2026-11-25T10:00:00Z', '2026-11-25T13:00:00Z', 'Call at 2:00 PM'],
])('%s', (_, now, at, text) => {
  expect(textAt(now, at)?.replace(/\s/g, ' ')).toBe(text);
});

it('is nothing without a call, and for an order that is not called', () => {
  expect(textAt('2026-11-25T10:00:00Z', null)).toBeNull();
  for (const status of ['processing', 'shipping', 'delivered', 'cancelled', 'archived']) {
    expect(nextCallText(order('2026-11-25T09:00:00Z', status), new Date('2026-11-25T10:00:00Z'))).toBeNull();
  }
});

it("is never 'Call now' while nobody calls", () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, moment, (now, at) => {
      const text = nextCallText(order(at.toISOString()), now);
      expect(text === 'Call now').toBe(at <= now && isWorkingTime(now, []));
    }),
  );
});
