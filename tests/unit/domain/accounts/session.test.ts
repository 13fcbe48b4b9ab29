import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSessionExpired,
  isSessionHalfOver,
  REDIRECT_DELAY_MS,
  SESSION_CHECK_MS,
  SESSION_SECONDS,
} from '@/domain/accounts/session';

const DAY = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 0, 15);

it('a session lasts 24 hours, is looked at every 60 seconds, and a login leads on after 2', () => {
  expect([SESSION_SECONDS, SESSION_CHECK_MS, REDIRECT_DELAY_MS]).toEqual([86_400, 60_000, 2_000]);
});

describe('a stored session', () => {
  it.each([
    ['just made', now, false],
    ['a second short of a day old', now - DAY + 1_000, false],
    ['a day old', now - DAY, true],
    ['a year old', now - 365 * DAY, true],
    ['a minute ahead of this clock', now + 60_000, false],
    ['more than a day ahead of this clock', now + DAY + 1, true],
  ])('%s', (_, createdAt, expired) => {
    expect(isSessionExpired({ createdAt, now })).toBe(expired);
  });

  it.each([undefined, null, '', String(now), Number.NaN, Number.POSITIVE_INFINITY, new Date(now), {}, [now]])(
    'made at %s is expired: nobody can say how old it is',
    (createdAt) => {
      expect(isSessionExpired({ createdAt, now })).toBe(true);
    },
  );

  it('is extended in its second half', () => {
    expect(isSessionHalfOver({ createdAt: now - DAY / 2 + 1, now })).toBe(false);
    expect(isSessionHalfOver({ createdAt: now - DAY / 2, now })).toBe(true);
  });

  it('once expired stays so', () => {
    fc.assert(
      fc.property(fc.nat(3 * DAY), fc.nat(3 * DAY), (age, later) => {
        const at = (moment: number) => isSessionExpired({ createdAt: now, now: now + moment });
        return !at(age) || at(age + later);
      }),
    );
  });
});
