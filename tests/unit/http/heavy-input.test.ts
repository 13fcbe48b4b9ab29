import { describe, expect, it } from 'vitest';
import { hasManyParts, isHeavyQuery } from '@/http/heavy-input';

const form = (parts: number, boundary = 'x') =>
  Buffer.from(
    `${`--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n`.repeat(parts)}--${boundary}--\r\n`,
  );

describe('a form', () => {
  it.each([
    'multipart/form-data; boundary=x',
    'multipart/form-data; boundary="x"',
    'multipart/form-data;Boundary=x;a=b',
  ])('is accepted with 300 parts and refused with more: %s', (type) => {
    expect(hasManyParts(form(300), type)).toBe(false);
    expect(hasManyParts(form(301), type)).toBe(true);
  });

  it('may contain its boundary within a line', () => {
    const text = Buffer.from(
      `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'a--x'.repeat(1_000)}\r\n--x--\r\n`,
    );

    expect(hasManyParts(text, 'multipart/form-data; boundary=x')).toBe(false);
  });

  it.each(['application/x-www-form-urlencoded', 'Application/X-WWW-Form-urlencoded; boundary=x'])(
    'is accepted with 300 fields and refused with more: %s',
    (type) => {
      const fields = (count: number) => Buffer.from(Array.from({ length: count }, (_, index) => `k${index}`).join('&'));

      expect(hasManyParts(fields(300), type)).toBe(false);
      expect(hasManyParts(fields(301), type)).toBe(true);
    },
  );

  it('without a boundary, or empty, has no parts', () => {
    expect(hasManyParts(Buffer.alloc(0), 'multipart/form-data; boundary=x')).toBe(false);
    expect(hasManyParts(form(400), 'multipart/form-data')).toBe(true);
    expect(hasManyParts(form(1), 'multipart/form-data')).toBe(false);
  });
});

const shop = { isForCms: false };
const cms = { isForCms: true };

it('a query is heavy with more than 300 parameters, of the same name or not', () => {
  expect(isHeavyQuery(Array(300).fill('a').join('&'), shop)).toBe(false);
  expect(isHeavyQuery(Array(301).fill('a').join('&'), shop)).toBe(true);
  expect(isHeavyQuery('&'.repeat(300), shop)).toBe(true);
});

it('a parameter may be as long as a URL, except where Payload reads it', () => {
  expect(isHeavyQuery(`q=${'x'.repeat(10_000)}`, shop)).toBe(false);
  expect(isHeavyQuery(`a=1&q=${'x'.repeat(2_000)}`, cms)).toBe(true);
  expect(isHeavyQuery(`q=${'x'.repeat(1_900)}`, cms)).toBe(false);
});
