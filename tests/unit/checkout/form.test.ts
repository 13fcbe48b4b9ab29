import { describe, expect, it } from 'vitest';
import type { Problem } from '@/domain/problem';
import { EMPTY_FIELDS, STEP_FIELDS } from '@/storefront/checkout/fields';
import { checkoutForm } from '@/storefront/checkout/form/checkout-form';
import { problemWords } from '@/words/fr/problems';
import { sayProblem } from '@/words/say-problem';

const REQUIRED = 'Ce champ est obligatoire.';

const say = (problem: Problem) => sayProblem(problem, problemWords);
const emptyForm = () => checkoutForm(EMPTY_FIELDS);

describe("the checkout's form", () => {
  it('takes input into the field that it was made in, and leaves the others as they are', () => {
    const form = emptyForm();

    form.type('customer.firstName', 'Amel');
    form.type('shipping.region', 'alger');
    form.type('commune', '1611');
    form.type('delivery_method', 'desk');

    expect(form.fields()).toEqual({
      ...EMPTY_FIELDS,
      customer: { ...EMPTY_FIELDS.customer, firstName: 'Amel' },
      shipping: { ...EMPTY_FIELDS.shipping, region: 'alger' },
      commune: '1611',
      delivery_method: 'desk',
    });
  });

  it('shows what is wrong only when it is checked, and names the first wrong field', () => {
    const form = emptyForm();
    form.type('customer.firstName', 'Amel');
    form.type('customer.email', 'amel@');
    expect(form.store.getState().problems).toEqual({});

    const wrong = form.check(STEP_FIELDS[2], say);

    expect(wrong).toBe('customer.lastName');
    const others = { 'customer.email': 'Adresse e-mail invalide.', 'customer.phone': REQUIRED };
    expect(form.store.getState().problems).toEqual({ 'customer.lastName': REQUIRED, ...others });
  });

  it('takes a message back as soon as its field is good, whoever mends it, and changes it with the input', () => {
    const form = emptyForm();
    form.check(STEP_FIELDS[2], say);

    form.type('customer.firstName', 'Amel');
    form.fill('customer.lastName', 'Saïdi');
    form.type('customer.email', 'amel@');

    expect(form.store.getState().problems).toEqual({
      'customer.email': 'Adresse e-mail invalide.',
      'customer.phone': REQUIRED,
    });
    form.type('customer.email', 'amel@example.dz');
    form.type('customer.phone', '0550 12 34 56');
    expect(form.check(STEP_FIELDS[2], say)).toBeNull();
  });

  it('fills in neither what was typed, nor what was emptied on purpose, nor what an earlier visit has left', () => {
    const form = checkoutForm({ ...EMPTY_FIELDS, customer: { ...EMPTY_FIELDS.customer, email: 'avant@example.dz' } });
    form.type('customer.firstName', 'Amel');
    form.type('customer.phone', '0');
    form.type('customer.phone', '');

    form.fill('customer.firstName', 'Yasmine');
    form.fill('customer.phone', '0550 12 34 56');
    form.fill('customer.email', 'apres@example.dz');
    form.fill('shipping.city', 'Oran');

    expect(form.fields().customer).toMatchObject({ firstName: 'Amel', phone: '', email: 'avant@example.dz' });
    expect(form.fields().shipping.city).toBe('Oran');
  });

  it('keeps a message that no text has caused until its field is chosen again', () => {
    const form = emptyForm();
    form.refuse('delivery_method', 'Pas de bureau ici');
    form.check(STEP_FIELDS[3], say);
    expect(form.store.getState().problems).toMatchObject({ delivery_method: 'Pas de bureau ici' });

    form.type('delivery_method', 'standard');

    expect(form.store.getState().problems.delivery_method).toBeUndefined();
  });
});
