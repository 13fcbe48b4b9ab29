import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Problem } from '@/domain/problem';
import {
  categoriesProblem,
  descriptionProblem,
  imageUrlProblem,
  priceProblem,
  shortDescriptionProblem,
  stockProblem,
  titleProblem,
  wholeNumberRule,
} from '@/domain/products/product-rules';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { cases } from '../../support/cases';

const said = (problem: Problem | null) => problem && sayProblem(problem, officeProblemWords);

describe('what a product must be', () => {
  it.each([null, undefined, '', '   '])('has a title: not %j', (title) => {
    expect(said(titleProblem(title))).toBe('Product title is required');
    expect(titleProblem('Vanne')).toBeNull();
  });

  it.each([0, -1, Number.NaN, 0.004, 1e-9])('costs more than nothing, at least a centime: not %d', (price) => {
    expect(said(priceProblem(price))).toBe('Price must be greater than 0');
  });

  it('costs no more than sums can hold, or has no price', () => {
    for (const price of [1e12, Number.POSITIVE_INFINITY]) expect(priceProblem(price)).not.toBeNull();
    for (const price of [null, undefined, 0.01, 175000]) expect(priceProblem(price)).toBeNull();
  });

  it('lies in at least one category', () => {
    expect([null, undefined, []].map((chosen) => said(categoriesProblem(chosen)))).toEqual(
      Array(3).fill('Please select at least one category'),
    );
    expect(said(categoriesProblem([4]))).toBeNull();
  });

  it('has a short description of at most 200 characters, as people count them', () => {
    expect(shortDescriptionProblem('é'.repeat(200))).toBeNull();
    expect(shortDescriptionProblem('🔥'.repeat(200))).toBeNull();
    expect(said(shortDescriptionProblem('x'.repeat(201)))).toMatch(/at most 200 characters/);
    expect(shortDescriptionProblem(null)).toBeNull();
  });

  it('may have a stock that the database can count', () => {
    for (const stock of [null, undefined, 0, 1, 100_000]) expect(stockProblem(stock)).toBeNull();
    for (const stock of [-1, 1.5, Number.NaN, 2 ** 53, 3_000_000_000]) expect(stockProblem(stock)).not.toBeNull();
  });
});

it('a whole number stays within its bounds', () => {
  const problem = wholeNumberRule(0, 120);

  for (const value of [null, undefined, 0, 24, 120]) expect(problem(value)).toBeNull();
  for (const value of [-1, 121, 1.5, Number.NaN])
    expect(said(problem(value))).toBe('Must be a whole number from 0 to 120');
});

describe('a description', () => {
  const text = (characters: string) => ({ type: 'text', text: characters });
  const written = (...children: unknown[]) => ({ root: { type: 'root', children } });

  it('of at most 50,000 characters is taken, a longer one is not', () => {
    expect(descriptionProblem(written(text('x'.repeat(25_000)), text('y'.repeat(25_000))))).toBeNull();
    expect(said(descriptionProblem(written(text('x'.repeat(25_000)), text('y'.repeat(25_001)))))).toBe(
      'Description must be at most 50000 characters',
    );
  });

  it('is not longer than its text by too much else, and goes no deeper than anybody writes', () => {
    expect(descriptionProblem(written(...Array(20_000).fill(text(''))))).not.toBeNull();
    let deep: unknown = text('x');
    for (let level = 0; level < 10_000; level += 1) deep = { type: 'quote', children: [deep] };

    expect(descriptionProblem(written(deep))).not.toBeNull();
  });
});

describe('the address of a picture', () => {
  it.each([
    ...[null, '', ' ', '/media/a.webp', '/'],
    ...['https://example.com/a.png', 'https://example.com/a%20b', 'HTTPS://example.com/a.png'],
  ])('may be %j', (url) => {
    expect(imageUrlProblem(url)).toBeNull();
  });

  it.each(cases`
    ${' https://x.y'} | javascript:alert(1) | data:image/png;base64,AA | //evil.example/a.png | a.png | https://
    /a b | http://[ | https://% | http://:
  `)('is not %j', (url) => {
    expect(imageUrlProblem(url)).not.toBeNull();
  });

  it.each([
    'http://example.com/a.png',
    'HTTP://example.com/a.png',
    ' http://x.y',
    'http://localhost:3000/media/a.webp',
  ])("is not %j, which the pages' policy keeps from being shown", (url) => {
    expect(said(imageUrlProblem(url))).toBe(
      'Image address must begin with https, not http: browsers do not show the picture otherwise',
    );
  });

  it('never runs as a script in a browser', () => {
    const scheme = fc.constantFrom('javascript:', 'JavaScript:', 'data:', 'vbscript:', 'java\tscript:', ' javascript:');

    fc.assert(fc.property(scheme, fc.webPath(), (start, rest) => imageUrlProblem(`${start}${rest}`) !== null));
  });
});
