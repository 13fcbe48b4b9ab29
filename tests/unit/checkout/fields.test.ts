/** The checkout judges a text as the server does, without the server's schema library. */
import { describe, expect, it } from 'vitest';
import { orderCustomer, orderShipping } from '@/contract/orders';
import { fromIssue } from '@/domain/problem';
import { textProblem } from '@/domain/text-field';
import { TEXT_FIELDS, type TextPath } from '@/storefront/checkout/fields';

const prefixed = <T>(prefix: string, shape: Record<string, T>) =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [`${prefix}.${name}`, schema]));
const SCHEMAS = { ...prefixed('customer', orderCustomer.shape), ...prefixed('shipping', orderShipping.shape) };

const TEXTS = [
  ...['', '   ', 'Amel', ' Amel ', 'amel@example.dz', ' amel@example.dz ', 'amel@', 'www.example.com'],
  ...['deux\nlignes', 'cloche\u0007', 'moitié \ud800'],
  ...[20, 21, 41, 101, 121, 255, 301, 1001].map((length) => 'a'.repeat(length)),
];

describe('a text of the checkout', () => {
  // Paths are the table's keys, which Object.keys types as texts.
  it.each(Object.keys(TEXT_FIELDS) as TextPath[])('has the problem that the server finds in it: %s', (path) => {
    for (const text of TEXTS) {
      const issue = SCHEMAS[path]?.safeParse(text).error?.issues[0];
      expect([text, textProblem(TEXT_FIELDS[path], text)]).toEqual([text, issue ? fromIssue(issue.message) : null]);
    }
  });

  it('has a rule for each field that the server knows', () => {
    expect(Object.keys(TEXT_FIELDS).sort()).toEqual(Object.keys(SCHEMAS).sort());
  });
});
