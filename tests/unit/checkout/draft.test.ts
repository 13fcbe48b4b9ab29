import { describe, expect, it } from 'vitest';
import { parseDraft } from '@/storefront/checkout/draft';
import { EMPTY_FIELDS, furthestStep } from '@/storefront/checkout/fields';

const customer = { firstName: 'Amel', lastName: 'Saïdi', email: 'amel@example.dz', phone: '0550 12 34 56', phone2: '' };
const delivery = { commune: '', delivery_method: 'standard' as const };
const shipping = { address: '1, rue X', city: 'Douera', postalCode: '', region: 'alger', additionalInfo: '' };

describe('the stored draft', () => {
  it('gives back what was typed', () => {
    const fields = { customer, shipping, commune: '1601', delivery_method: 'desk', payment_method: 'cod' };
    expect(parseDraft(JSON.stringify(fields))).toEqual(fields);
  });

  it.each([null, '', '{', 'null', '[]', '"text"', '{"customer":3,"shipping":null}'])('is empty for %j', (text) => {
    expect(parseDraft(text)).toEqual(EMPTY_FIELDS);
  });

  it('drops what is no text, and fields it does not know', () => {
    const odd = { commune: 7, delivery_method: 'plane', payment_method: 'card' };
    const stored = { customer: { firstName: 'Amel', email: 3, admin: true }, ...odd };
    const kept = { ...EMPTY_FIELDS.customer, firstName: 'Amel' };
    expect(parseDraft(JSON.stringify(stored))).toEqual({ ...EMPTY_FIELDS, customer: kept });
  });
});

describe('the first step that lacks something', () => {
  const fields = { customer, shipping, ...delivery, payment_method: 'cod' as const };

  it('is the cart while it is empty', () => {
    expect(furthestStep({ fields, isCartEmpty: true })).toBe(1);
  });

  it.each([
    ...['firstName', 'lastName', 'email', 'phone'].map((name) => ({ [name]: '  ' })),
    ...['0550', '0550 12 34 56 maman'].map((phone) => ({ phone })),
  ])('is the second with %j', (wrong) => {
    expect(furthestStep({ fields: { ...fields, customer: { ...customer, ...wrong } }, isCartEmpty: false })).toBe(2);
  });

  it.each(['address', 'city', 'region'])('is the third without %s', (name) => {
    const lacking = { ...fields, shipping: { ...shipping, [name]: '' } };
    expect(furthestStep({ fields: lacking, isCartEmpty: false })).toBe(3);
  });

  it('is the payment when all is filled in, postal code and further information left blank', () => {
    expect(furthestStep({ fields, isCartEmpty: false })).toBe(4);
  });
});
