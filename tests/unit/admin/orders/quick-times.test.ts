import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localMoment, momentOf, quickTimes } from '@/admin/orders/calls/quick-times';
import { withinWorkingHours } from '@/domain/confirmation/working-hours';

const labelsAt = (now: string) => quickTimes(new Date(now)).map(({ label }) => label.replaceAll('\u202f', ' '));

describe('the moments to choose from', () => {
  it.each([
    // 2026-11-25 is a Wednesday, and Algiers is an hour ahead of UTC.
    [
      '2026-11-25T09:00:00Z',
      'In 1 hour, In 2 hours, Today 2:00 PM, Today 6:00 PM, Tomorrow 9:00 AM, Tomorrow 2:00 PM, Tomorrow 6:00 PM',
    ],
    ['2026-11-25T16:30:00Z', 'In 1 hour, Today 6:00 PM, Tomorrow 9:00 AM, Tomorrow 2:00 PM, Tomorrow 6:00 PM'],
    // The day after a Thursday is Friday, when no one works.
    ['2026-11-26T20:00:00Z', 'Saturday 9:00 AM, Saturday 2:00 PM, Saturday 6:00 PM'],
  ])('at %s are %s', (now, labels) => {
    expect(labelsAt(now).join(', ')).toBe(labels);
  });

  it('are always some, in the future and within working hours', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (now) => {
        const times = quickTimes(now).map(({ at }) => at);
        expect(times.length).toBeGreaterThanOrEqual(3);
        for (const at of times) {
          expect(at.getTime()).toBeGreaterThan(now.getTime());
          expect(withinWorkingHours(at, [])).toEqual(at);
        }
      }),
    );
  });
});

it('a moment of the shop is read and written by its own clock', () => {
  expect(momentOf('2026-11-25T14:00').toISOString()).toBe('2026-11-25T13:00:00.000Z');
  expect(localMoment(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01T00:30');
  expect(momentOf('').getTime()).toBeNaN();
});
