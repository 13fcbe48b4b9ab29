import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS, LIMITED, LIMITED_BY, parseLimits } from '@/domain/limits';
import { cases } from '../support/cases';

const NAMES = LIMITED.flatMap((limited) => LIMITED_BY.map((by) => `${limited}.${by}` as const));

describe('the setting of limits', () => {
  it('keeps the defaults if it is blank, and each default that it does not name', () => {
    expect(parseLimits('')).toEqual(DEFAULT_LIMITS);
    expect(parseLimits(' , ')).toEqual(DEFAULT_LIMITS);
    expect(parseLimits('login.address=100/15m, order.account=20/1h')).toEqual({
      ...DEFAULT_LIMITS,
      'login.address': { calls: 100, seconds: 900 },
      'order.account': { calls: 20, seconds: 3_600 },
    });
  });

  it('limits nothing if it is off', () => {
    expect(parseLimits(' off ')).toBeNull();
  });

  it.each(cases`
    login | login=100/15m | login.address=100 | login.address=100/15 | login.address=100/15d | login.address=0/15m
    login.address=100/0m | login.address=-1/15m | login.address=1.5/15m | login.addresses=100/15m
    constructor=100/15m | login.address=100/15m;order.account=1/1h | OFF
  `)('is reported as malformed if it is %j', (text) => {
    expect(parseLimits(text)).toBe(`RATE_LIMITS: "${text}" is not of the form login.address=100/15m`);
  });

  it('is read back as it was written', () => {
    const calls = fc.integer({ min: 1, max: 999_999_999 });
    const seconds = fc.integer({ min: 1, max: 99_999 });

    fc.assert(
      fc.property(fc.constantFrom(...NAMES), calls, seconds, (name, count, length) => {
        const limit = { calls: count, seconds: length };
        expect(parseLimits(`${name}=${count}/${length}s`)).toEqual({ ...DEFAULT_LIMITS, [name]: limit });
      }),
    );
  });
});

it('the limits of one kind are lifted by `off`', () => {
  expect(parseLimits('order.recipient=off, login.account=5/1m')).toEqual({
    ...DEFAULT_LIMITS,
    'order.recipient': null,
    'login.account': { calls: 5, seconds: 60 },
  });
  expect(parseLimits('order.nobody=off')).toMatch(/is not of the form/);
});

describe('the limits of a shop that sets none', () => {
  it('exist for every family of calls, by address and by account', () => {
    const others = ['cms.account', 'mail.recipient', 'order.owner', 'order.recipient', 'refused.address'];
    expect(Object.keys(DEFAULT_LIMITS).sort()).toEqual([...NAMES, ...others].sort());
  });

  it('give an address, which many may share, more than an account', () => {
    const rate = ({ calls, seconds }: { calls: number; seconds: number }) => calls / seconds;
    for (const limited of LIMITED) {
      expect(rate(DEFAULT_LIMITS[`${limited}.address`])).toBeGreaterThan(rate(DEFAULT_LIMITS[`${limited}.account`]));
    }
  });
});
