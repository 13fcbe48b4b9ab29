/** The rules of the confirmation by telephone: what calls and statuses do, and when the shop calls. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterCall, CALL_RESULTS } from '@/domain/confirmation/calls';
import { afterStatus, CONFIRMATION_STATES, type Confirmation, untouched } from '@/domain/confirmation/states';
import { withinWorkingHours } from '@/domain/confirmation/working-hours';
import { ORDER_STATUSES, type OrderStatus } from '@/domain/orders/order-status';

/** Algiers is at UTC+1 all year: `2026-11-25T10:00` there is 09:00 UTC. */
const algiers = (local: string) => new Date(`${local}:00.000+01:00`);
const clock = (moment: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Africa/Algiers',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);

const NOW = algiers('2026-11-25T10:00');
const NEW: Confirmation = { state: 'to-confirm', attempts: 0, nextCallAt: NOW };

const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const confirmations = fc.record({
  state: fc.constantFrom(...CONFIRMATION_STATES),
  attempts: fc.nat({ max: 6 }),
  nextCallAt: fc.option(moments),
});

describe('working hours', () => {
  it.each([
    ['within a working day', '2026-11-25T10:00', '2026-11-25T10:00'],
    ['when the shop opens', '2026-11-25T08:30', '2026-11-25T08:30'],
    ['when the shop closes', '2026-11-25T19:00', '2026-11-25T19:00'],
    ['before it opens', '2026-11-25T08:29', '2026-11-25T09:00'],
    ['at midnight', '2026-11-25T00:00', '2026-11-25T09:00'],
    ['after it closes', '2026-11-25T19:01', '2026-11-26T09:00'],
    ['on Thursday evening', '2026-11-26T19:30', '2026-11-28T09:00'],
    ['on Friday', '2026-11-27T11:00', '2026-11-28T09:00'],
    ['early on Saturday', '2026-11-28T07:00', '2026-11-28T09:00'],
    ['on Sunday', '2026-11-29T12:00', '2026-11-29T12:00'],
    ['on the last evening of a year', '2026-12-31T23:59', '2027-01-02T09:00'],
  ])('%s', (_, due, expected) => {
    expect(withinWorkingHours(algiers(due), []).toISOString()).toBe(algiers(expected).toISOString());
  });

  it('not on holidays, several in a row included', () => {
    const holidays = ['2026-11-25', '2026-11-26', '2026-11-28'];
    expect(withinWorkingHours(algiers('2026-11-25T12:00'), holidays)).toEqual(algiers('2026-11-29T09:00'));
    expect(withinWorkingHours(algiers('2026-11-24T12:00'), holidays)).toEqual(algiers('2026-11-24T12:00'));
  });

  it('never call earlier than due, on a Friday or at night, and at most two nights later', () => {
    fc.assert(
      fc.property(moments, (due) => {
        const moment = withinWorkingHours(due, []);
        const [day = '', time = ''] = clock(moment).split(' ');
        expect(day).not.toMatch(/^Fri/);
        expect(time >= '08:30' && time <= '19:00').toBe(true);
        const wait = moment.getTime() - due.getTime();
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual((14 + 24) * 3_600_000);
        expect(withinWorkingHours(moment, [])).toEqual(moment);
      }),
    );
  });
});

describe('a call', () => {
  const call = (before: Confirmation, result: (typeof CALL_RESULTS)[number], callAgainAt: Date | null = null) =>
    afterCall(before, { result, callAgainAt, now: NOW, holidays: [] });

  it.each([
    ['confirmed', 'makes the order one to prepare', 'processing'],
    ['refused', 'cancels the order', 'cancelled'],
    ['wrong-number', 'ends the calls, and leaves the order', null],
  ] as const)('whose result is %s %s', (result, _, status) => {
    expect(call(NEW, result)).toEqual({ confirmation: { state: result, attempts: 0, nextCallAt: null }, status });
  });

  it('without an answer is repeated after two hours, then after four; the third makes the customer unreachable', () => {
    const first = call(NEW, 'no-answer').confirmation;
    const second = call(first, 'no-answer').confirmation;
    const third = call(second, 'no-answer').confirmation;
    const fourth = call(third, 'no-answer').confirmation;

    expect(first).toEqual({ state: 'to-confirm', attempts: 1, nextCallAt: algiers('2026-11-25T12:00') });
    expect(second).toEqual({ state: 'to-confirm', attempts: 2, nextCallAt: algiers('2026-11-25T14:00') });
    expect(third).toEqual({ state: 'unreachable', attempts: 3, nextCallAt: null });
    expect(fourth).toEqual({ state: 'unreachable', attempts: 4, nextCallAt: null });
  });

  it('in the evening without an answer is repeated in the morning', () => {
    const noAnswer = {
      result: 'no-answer',
      callAgainAt: null,
      now: algiers('2026-11-26T18:00'),
      holidays: [],
    } as const;
    expect(afterCall(NEW, noAnswer).confirmation.nextCallAt).toEqual(algiers('2026-11-28T09:00'));
  });

  it.each([
    ['2026-12-01T15:20', '2026-12-01T15:20'],
    ['2026-11-27T15:20', '2026-11-28T09:00'],
  ])('that asks for another one at %s is repeated within working hours, at %s', (asked, planned) => {
    const { confirmation } = call(NEW, 'call-back', algiers(asked));
    expect(confirmation).toEqual({ state: 'call-back', attempts: 0, nextCallAt: algiers(planned) });
  });

  it('without an answer leaves a state that asked for a call', () => {
    const before: Confirmation = { state: 'call-back', attempts: 0, nextCallAt: NOW };
    expect(call(before, 'no-answer').confirmation).toMatchObject({ state: 'call-back', attempts: 1 });
  });

  it('never loses count, and never plans a call in the past', () => {
    fc.assert(
      fc.property(
        confirmations,
        fc.constantFrom(...CALL_RESULTS),
        moments,
        fc.nat({ max: 1_000_000_000 }),
        (before, result, now, wait) => {
          const callAgainAt = new Date(now.getTime() + 1 + wait);
          const { confirmation } = afterCall(before, { result, callAgainAt, now, holidays: [] });
          expect(confirmation.attempts).toBe(before.attempts + (result === 'no-answer' ? 1 : 0));
          if (confirmation.nextCallAt) expect(confirmation.nextCallAt.getTime()).toBeGreaterThan(now.getTime());
        },
      ),
    );
  });
});

describe('a status', () => {
  it.each<[OrderStatus, string, (before: Confirmation) => Confirmation]>([
    ['processing', 'confirms', ({ attempts }) => ({ state: 'confirmed', attempts, nextCallAt: null })],
    ['shipping', 'confirms', ({ attempts }) => ({ state: 'confirmed', attempts, nextCallAt: null })],
    ['delivered', 'confirms', ({ attempts }) => ({ state: 'confirmed', attempts, nextCallAt: null })],
    ['pending', 'begins again: the call is due at once', () => NEW],
    ['cancelled', 'leaves the state and ends the calls', (before) => ({ ...before, nextCallAt: null })],
  ])('%s %s', (status, _, after) => {
    fc.assert(
      fc.property(confirmations, (before) => {
        expect(afterStatus(before, { status, now: NOW })).toEqual(after(before));
      }),
    );
  });

  it.each(ORDER_STATUSES)('%s alone says where an order is that nobody has touched', (status) => {
    const { state, attempts, nextCallAt } = untouched({ status, orderDate: NOW });
    expect(attempts).toBe(0);
    expect(state).toBe(status === 'pending' || status === 'cancelled' ? 'to-confirm' : 'confirmed');
    expect(nextCallAt).toBe(status === 'pending' ? NOW : null);
  });
});
