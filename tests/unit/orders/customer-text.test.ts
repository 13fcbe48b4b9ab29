/** How an order is found by its customer. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerNeedles, customerText } from '@/orders/reading/customer-text';

const nadia = { firstName: 'Nadia', lastName: 'Saïdi', email: 'Nadia.S@example.dz', phone: '+213 550 12-34-56' };

function finds(search: string, customer = nadia): boolean {
  const text = customerText(customer);
  return customerNeedles(search).every((needles) => needles.some((needle) => text.includes(needle)));
}

describe('an order is found by', () => {
  it.each([
    ['a part of the name', 'adi'],
    ['the name without its accent, in capitals', 'SAIDI'],
    ['the whole name', 'nadia saïdi'],
    ['the family name first', 'Saidi Nadia'],
    ['parts of both names, whichever comes first', 'saï nad'],
    ['the name with a sign between its parts', 'Saidi - Nadia'],
    ['the name and a part of the phone', 'nadia 0123'],
    ['the e-mail and the name', 'nadia.s@example saidi'],
    ['the name with spaces round it', '  nadia '],
    ['the e-mail in any case', 'nadia.s@EXAMPLE'],
    ['the phone as it was typed', '+213 550 12-34-56'],
    ['the phone without spaces', '213550123456'],
    ['the phone with other spaces', '55 012 34'],
    ['the phone as it is dialled from within Algeria', '0550 12 34 56'],
    ['the name and that phone', 'nadia 0550123456'],
  ])('%s', (_, search) => {
    expect(finds(search)).toBe(true);
  });

  it('a phone as it is dialled from abroad', () => {
    const customer = { ...nadia, phone: '0550 12 34 56' };

    expect(finds('+213 550 12 34 56', customer)).toBe(true);
    expect(finds('00213550123456', customer)).toBe(true);
    expect(finds('+213 551 12 34 56', customer)).toBe(false);
  });

  it('a name in Arabic letters', () => {
    const customer = { ...nadia, firstName: 'أمين', lastName: 'بن علي' };

    expect(finds('بن علي', customer)).toBe(true);
    expect(finds('امين', customer)).toBe(true);
    expect(finds('نادية', customer)).toBe(false);
  });

  it.each([
    ['فاطمة', 'فاطمه'],
    ['فاطمه', 'فاطمة'],
    ['مصطفى', 'مصطفي'],
    ['إبراهيم', 'ابراهيم'],
    ['أحمد', 'احمد'],
    ['ٱحمد', 'أحمد'],
    ['محمـــد', 'محمد'],
    ['ﻣﺤﻤﺪ', 'محمد'],
  ])('the Arabic name %s typed as %s', (firstName, typed) => {
    expect(finds(typed, { ...nadia, firstName })).toBe(true);
    expect(finds(firstName, { ...nadia, firstName: typed })).toBe(true);
  });

  it('any text in one of its fields', () => {
    const field = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(field, (firstName) => {
        const isFolded = customerNeedles(firstName).every((needles) =>
          needles.some((needle) => /^[\p{L}\p{N} ]+$/u.test(needle)),
        );
        return !isFolded || finds(firstName, { ...nadia, firstName });
      }),
    );
  });
});

describe('an order is not found by', () => {
  it.each(['karim', '0661', '0551123456', '***', 'nadia karim', 'karim nadia', 'nadia@', '- *'])('%s', (search) => {
    expect(finds(search)).toBe(false);
  });

  it('nothing at all, which is no search', () => {
    expect(customerNeedles('  ')).toEqual([]);
  });
});
