import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMonthFirst, hasTwoReadings, isTooFarAhead, readMoment } from '@/domain/parcels/moment';
import { orderOfReference, referenceOf } from '@/domain/parcels/reference';
import { cases } from '../../support/cases';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const iso = (typed: string, now = NOW) => {
  const moment = readMoment(typed, now);
  return moment === null ? null : new Date(moment).toISOString();
};

describe("a courier's date", () => {
  it.each([
    ['2026-11-22T10:30:00Z', '2026-11-22T10:30:00.000Z'],
    ['2026-11-22T10:30:00.123456+02:00', '2026-11-22T08:30:00.123Z'],
    ['2026-11-22 10:30:00,5', '2026-11-22T09:30:00.500Z'],
    ['2026-11-22 10:30:00 -0100', '2026-11-22T11:30:00.000Z'],
    ['2026-11-22 10:30:00', '2026-11-22T09:30:00.000Z'],
    ['2026-11-22T10:30', '2026-11-22T09:30:00.000Z'],
    ['2026/11/22 9:05', '2026-11-22T08:05:00.000Z'],
    ['22/11/2026 10:30', '2026-11-22T09:30:00.000Z'],
    ['22-11-2026 à 10h30', '2026-11-22T09:30:00.000Z'],
    [' 22.11.2026, 00:15:30 ', '2026-11-21T23:15:30.000Z'],
    ['27-11-26', '2026-11-27T22:59:59.999Z'],
    ['22/11/26 2:05 PM', '2026-11-22T13:05:00.000Z'],
    ['22/11/2026 12:05 a.m.', '2026-11-21T23:05:00.000Z'],
    ['22 novembre 2026 à 14h05', '2026-11-22T13:05:00.000Z'],
    ['dimanche 22 nov. 2026', '2026-11-22T22:59:59.999Z'],
    ['1er août 2026 08:00', '2026-08-01T07:00:00.000Z'],
    ['22-févr.-26 10:00', '2026-02-22T09:00:00.000Z'],
    ['Nov 22, 2026 14:05:00', '2026-11-22T13:05:00.000Z'],
    ['46348', '2026-11-22T22:59:59.999Z'],
    ['46348.5', '2026-11-22T11:00:00.000Z'],
    ['46348,4375', '2026-11-22T09:30:00.000Z'],
    ['46348.43753472222', '2026-11-22T09:30:03.000Z'],
  ])('%j is %s: the clock of Algiers, unless it names a zone', (typed, moment) => {
    expect(iso(typed)).toBe(moment);
  });

  it('without a time is the end of the day in Algiers, and today this moment', () => {
    for (const day of ['2026-11-22', '22/11/2026']) expect(iso(day)).toBe('2026-11-22T22:59:59.999Z');
    expect(iso('25/11/2026')).toBe('2026-11-25T12:00:00.000Z');
    expect(iso('2026-11-25', Date.parse('2026-11-24T23:30:00Z'))).toBe('2026-11-24T23:30:00.000Z');
  });

  it.each(cases`
    ${''} | hier | 2026-13-01 | 31/02/2026 | 2026-11-22 24:00 | 2026-11-22 10:60 | 0026-11-22 | 11/22/2026
    2026-11-22Z | 22 jui 2026 | 22 brumaire 2026 | 31 juin 2026 | 22/11/2026 13:05 PM | 1999-12-31 | 36525 | 12345
    463480 | 4.5983E+4
  `)('%j is none', (typed) => {
    expect(iso(typed)).toBeNull();
  });

  it.each([
    ['2026-11-26 12:00', 'file', false],
    ['2026-11-26 13:00', 'file', false],
    ['2026-11-26 13:01', 'file', true],
    ['11/12/2026 10:30', 'file', true],
    ['2062-11-22', 'file', true],
    ['2026-12-02 13:00', 'message', false],
    ['2026-12-02 13:01', 'message', true],
  ] as const)('%j is too far ahead to be believed in a %s: %s', (typed, from, isTooFar) => {
    expect(isTooFarAhead(readMoment(typed, NOW) ?? 0, { now: NOW, from })).toBe(isTooFar);
  });

  it('with its month first is never guessed, and puts the others of its file in doubt', () => {
    expect(['11/27/2026', '1-31-26 10:00'].map(hasMonthFirst)).toEqual([true, true]);
    expect(['27/11/2026', '2026-11-27', '11/12/2026', '45987', 'x'].map(hasMonthFirst)).toEqual(Array(5).fill(false));
    expect(['11/05/2026', '1-2-26 10:00'].map(hasTwoReadings)).toEqual([true, true]);
    expect(['11/11/2026', '27/11/2026', '2026-11-05', '5 nov. 2026'].map(hasTwoReadings)).toEqual(Array(4).fill(false));
  });

  it('is read back whatever the form: property', () => {
    const seconds = fc.integer({ min: Date.UTC(2001) / 1000, max: Date.UTC(2099) / 1000 });
    fc.assert(
      fc.property(seconds, (second) => {
        const moment = new Date(second * 1000);
        const [day = '', clock = ''] = new Date(second * 1000 + 3_600_000).toISOString().slice(0, 19).split('T');
        const french = day.split('-').reverse().join('/');
        for (const typed of [moment.toISOString(), `${day} ${clock}`, `${french} ${clock}`, `${day}T${clock}+01:00`]) {
          expect(readMoment(typed, NOW)).toBe(moment.getTime());
        }
      }),
    );
  });

  it('is a moment or null for any text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9TZ:+ /.-]{0,30}$/), (typed) => {
        const moment = readMoment(typed, NOW);
        expect(moment === null || Number.isSafeInteger(moment)).toBe(true);
      }),
    );
  });
});

it("a parcel's reference is its order's number, read with the signs that people add, else none", () => {
  expect(referenceOf(1042)).toBe('1042');
  expect(['1042', '#1042', ' 001042 ', '1042.0', '# 1042'].map(orderOfReference)).toEqual(Array(5).fill(1042));
  const others = ['', '0', '-1', '10 42', '1042a', '1042.5', '2147483648', '99999999999', 'yal-1042'];
  expect(others.map(orderOfReference)).toEqual(others.map(() => null));
});
