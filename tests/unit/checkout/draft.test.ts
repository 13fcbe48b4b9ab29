import { describe, expect, it } from 'vitest';
import { parseDraft } from '@/storefront/checkout/draft';
import { EMPTY_FIELDS, furthestStep } from '@/storefront/checkout/fields';

const customer = { firstName: 'Amel', lastName: 'Saïdi', email: 'amel@example.dz', phone: '0550 12 34 56', phone2: '' };
const delivery = { commune: '', delivery_method: 'standard' as const };
const shipping = { address: '1, rue X', city: 'Douera', postalCode: '', region: 'alger', additionalInfo: '' };

describe('the stored draft', () => {
  it('gives back what was typed', () => {
    const fields = {
      customer,
      shipping,
      commune: '1601',
      delivery_method: 'desk' as const,
      payment_method: 'cod' as const,
    };
    expect(parseDraft(JSON.stringify(fields))).toEqual(fields);
  });

  it.each([null, '', '{', 'null', '[]', '"text"', '{"customer":3,"shipping":null}'])('is empty for %j', (text) => {
    expect(parseDraft(text)).toEqual(EMPTY_FIELDS);
  });

  it('drops what is no text, and fields it does not know', () => {
    const stored = {
      customer: { firstName: 'Amel', email: 3, admin: true },
      commune: 7,
      delivery_method: 'plane',
      payment_method: 'card',
    };
    expect(parseDraft(JSON.stringify(stored))).toEqual({
      ...EMPTY_FIELDS,
      customer: { ...EMPTY_FIELDS.customer, firstName: 'Amel' },
    });
  });
});

describe('the first step that lacks something', () => {
  const fields = { customer, shipping, ...delivery, payment_method: 'cod' as const };

  it('is the cart while it is empty', () => {
    expect(furthestStep({ fields, isCartEmpty: true })).toBe(1);
  });

  it.each(['firstName', 'lastName', 'email', 'phone'])('is the second without %s', (name) => {
    const lacking = { ...fields, customer: { ...customer, [name]: '  ' } };
    expect(furthestStep({ fields: lacking, isCartEmpty: false })).toBe(2);
  });

  it.each(['0550', '0550 12 34 56 maman'])('is the second with the telephone %s', (phone) => {
    const wrong = { ...fields, customer: { ...customer, phone } };
    expect(furthestStep({ fields: wrong, isCartEmpty: false })).toBe(2);
  });

  it.each(['address', 'city', 'region'])('is the third without %s', (name) => {
    const lacking = { ...fields, shipping: { ...shipping, [name]: '' } };
    expect(furthestStep({ fields: lacking, isCartEmpty: false })).toBe(3);
  });

  it('is the payment when all is filled in, postal code and further information left blank', () => {
    expect(furthestStep({ fields, isCartEmpty: false })).toBe(4);
  });
});
