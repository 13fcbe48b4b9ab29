import { describe, expect, it } from 'vitest';
import { boilerBrandSlug, fitmentTextsKey } from '@/domain/boilers/boiler-identity';
import { serialsProblem, yearsProblem } from '@/domain/boilers/boiler-problems';
import { fitVerdict } from '@/domain/boilers/fit-verdict';

const CONFIRMED = { slug: 'c-24', confidence: 'confirmed' } as const;
const TO_CHECK = { slug: 'f-28', confidence: 'to-check' } as const;

it.each([
  { rows: [], slug: 'c-24', verdict: 'unknown' },
  { rows: [CONFIRMED, TO_CHECK], slug: 'c-24', verdict: 'compatible' },
  { rows: [CONFIRMED, TO_CHECK], slug: 'f-28', verdict: 'toCheck' },
  { rows: [CONFIRMED, TO_CHECK], slug: 'c-28', verdict: 'notMeant' },
  // One position is sure, another is not.
  { rows: [{ ...CONFIRMED, confidence: 'to-check' as const }, CONFIRMED], slug: 'c-24', verdict: 'compatible' },
])('the rows of a part ($rows.length) say $verdict of $slug', ({ rows, slug, verdict }) => {
  expect(fitVerdict(rows, slug)).toBe(verdict);
});

describe('the address of a brand', () => {
  it.each([
    ['Saunier Duval', 'saunier-duval'],
    ['Saunier-Duval', 'saunier-duval'],
    ['فايلانت', 'faylant'],
    ['أريستون', 'arystwn'],
  ])('of %j is %j', (brand, slug) => {
    expect(boilerBrandSlug(brand)).toBe(slug);
  });

  it('differs for names in any script, and not for one name', () => {
    const slugs = ['水泵', '锅炉', '»', 'حار', 'هار'].map(boilerBrandSlug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9-]+$/);
    expect(boilerBrandSlug('Котёл')).toBe(boilerBrandSlug('КОТЁЛ '));
  });
});

describe('a period of years or serial numbers', () => {
  it.each([
    [2000, 2010, false],
    [2010, 2010, false],
    [2010, 2000, true],
    [null, 2000, false],
    [2010, undefined, false],
  ])('from %j to %j runs backwards: %j', (yearFrom, yearTo, isBackwards) => {
    expect(yearsProblem({ yearFrom, yearTo }) !== null).toBe(isBackwards);
  });

  it.each([
    ['0100', '0200', false],
    ['0200', '0100', true],
    ['200', '1000', false],
    ['B1', 'A1', false],
    [null, '0100', false],
  ])('from %j to %j runs backwards: %j, by its digits', (serialFrom, serialTo, isBackwards) => {
    expect(serialsProblem({ serialFrom, serialTo }) !== null).toBe(isBackwards);
  });
});

describe('what distinguishes fitments', () => {
  const key = (position: string | null) => fitmentTextsKey({ position });

  it('does not depend on case', () => {
    expect(key('HAUT')).toBe(key('haut'));
    expect(key(null)).toBe(key(''));
    expect(key('Haut')).not.toBe(key('hâut'));
    expect(fitmentTextsKey({ serialFrom: '1' })).not.toBe(fitmentTextsKey({ serialTo: '1' }));
  });
});
