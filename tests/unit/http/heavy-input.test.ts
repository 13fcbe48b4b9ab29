import { describe, expect, it } from 'vitest';
import { hasManyParts, isHeavyQuery } from '@/http/heavy-input';

const PART = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
const form = (parts: number) => Buffer.from(`${PART.repeat(parts)}--x--\r\n`);

describe('a form', () => {
  it.each(['; boundary=x', '; boundary="x"', ';Boundary=x;a=b'])(
    'is accepted with 300 parts and refused with more: multipart/form-data%s',
    (boundary) => {
      expect(hasManyParts(form(300), `multipart/form-data${boundary}`)).toBe(false);
      expect(hasManyParts(form(301), `multipart/form-data${boundary}`)).toBe(true);
    },
  );

  it('may contain its boundary within a line', () => {
    const text = form(1)
      .toString()
      .replace('\r\n1\r\n', `\r\n${'a--x'.repeat(1_000)}\r\n`);

    expect(hasManyParts(Buffer.from(text), 'multipart/form-data; boundary=x')).toBe(false);
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

it.each([
  ['of 300 parameters', Array(300).fill('a').join('&'), false, false],
  ['of more parameters', Array(301).fill('a').join('&'), false, true],
  ['of more parameters without a name', '&'.repeat(300), false, true],
  ['of a parameter as long as a URL', `q=${'x'.repeat(10_000)}`, false, false],
  ['of a long parameter that Payload reads', `a=1&q=${'x'.repeat(2_000)}`, true, true],
  ['of a shorter parameter that Payload reads', `q=${'x'.repeat(1_900)}`, true, false],
])('a query %s', (_, query, isForCms, isHeavy) => {
  expect(isHeavyQuery(query, { isForCms })).toBe(isHeavy);
});
