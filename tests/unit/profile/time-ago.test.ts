import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeAgo } from '@/storefront/profile/security/sessions/time-ago';

const NOW = new Date('2026-11-22T10:00:00.000Z');

describe('how long ago something was', () => {
  it.each([
    ['2026-11-22T09:59:01.000Z', "à l'instant"],
    ['2026-11-22T10:05:00.000Z', "à l'instant"],
    ['2026-11-22T09:59:00.000Z', 'il y a 1 minute'],
    ['2026-11-22T09:00:01.000Z', 'il y a 59 minutes'],
    ['2026-11-22T09:00:00.000Z', 'il y a 1 heure'],
    ['2026-11-21T10:00:01.000Z', 'il y a 23 heures'],
    ['2026-11-21T10:00:00.000Z', 'il y a 1 jour'],
    ['2026-10-24T10:00:00.000Z', 'il y a 29 jours'],
    ['2026-10-23T10:00:00.000Z', 'le 23 octobre 2026'],
    ['2025-03-05T10:00:00.000Z', 'le 5 mars 2025'],
    ['hier', ''],
  ])('%s: %s', (text, said) => {
    expect(timeAgo(text, NOW).replaceAll('\u00a0', ' ')).toBe(said);
  });

  it('is said of every moment', () => {
    const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(fc.property(moments, (date) => timeAgo(date.toISOString(), NOW) !== ''));
  });
});
