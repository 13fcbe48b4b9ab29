import { describe, expect, it } from 'vitest';
import { isSessionExpired, isSessionHalfOver } from '@/domain/session';

const HOUR = 3_600_000;
const now = Date.UTC(2026, 10, 21);

describe('a session', () => {
  it('lasts 24 hours from its creation', () => {
    expect(isSessionExpired({ createdAt: now, now })).toBe(false);
    expect(isSessionExpired({ createdAt: now - 24 * HOUR + 1, now })).toBe(false);
    expect(isSessionExpired({ createdAt: now - 24 * HOUR, now })).toBe(true);
  });

  it('is over where nobody can say how old it is', () => {
    for (const createdAt of [undefined, null, '1', Number.NaN, Number.POSITIVE_INFINITY, now + 25 * HOUR]) {
      expect(isSessionExpired({ createdAt, now })).toBe(true);
    }
  });

  it('is extended in its second half', () => {
    expect(isSessionHalfOver({ createdAt: now - 12 * HOUR + 1, now })).toBe(false);
    expect(isSessionHalfOver({ createdAt: now - 12 * HOUR, now })).toBe(true);
  });
});
