import { describe, expect, it } from 'vitest';
import { ApiError } from '@/client/api/api-error';
import {
  checkDetails,
  checkPasswordChange,
  detailsBody,
  isOtherEmail,
} from '@/storefront/profile/details/details-rules';
import { problemsOf } from '@/storefront/profile/details/use-profile-form';

const account = {
  first_name: 'Amel',
  last_name: 'S.',
  username: 'amel',
  email: 'amel@example.dz',
  role: 'customer' as const,
};
const values = { first_name: ' Amel ', last_name: 'Saïdi', email: 'amel@example.dz' };
const REQUIRED = 'Ce champ est obligatoire.';

describe('the details', () => {
  it.each([
    [' Amel@Example.DZ ', 'x', {}],
    [' new@example.dz', ' x ', { email: 'new@example.dz', current_password: ' x ' }],
  ])('are sent trimmed, with address and untouched password if it is another: %j', (email, current_password, more) => {
    const from = { first_name: 'Amel', last_name: 'S.' };
    const body = detailsBody({ ...values, email, current_password }, account);
    expect(body).toEqual({ first_name: 'Amel', last_name: 'Saïdi', from, ...more });
  });

  it.each(['first_name', 'last_name', 'email'])('lack %s if it is blank', (name) => {
    expect(checkDetails({ ...values, current_password: 'x', [name]: '  ' }, account)).toEqual({ [name]: REQUIRED });
  });

  it('ask for the password with another address only', () => {
    expect(checkDetails(values, account)).toEqual({});
    expect(checkDetails({ ...values, email: 'new@example.dz' }, account)).toEqual({ current_password: REQUIRED });
    expect(checkDetails({ ...values, email: 'new', current_password: 'x' }, account)).toEqual({
      email: 'Adresse e-mail invalide.',
    });
    expect(isOtherEmail('AMEL@example.dz', account)).toBe(false);
  });
});

it.each([
  [{ current_password: '' }, { current_password: REQUIRED }],
  [{ new_password: '' }, { new_password: REQUIRED }],
  [{ current_password: 'Chauffage-42' }, { new_password: expect.stringMatching(/différent/) }],
  [{ new_password: 'amel@example.dz' }, { new_password: expect.stringMatching(/e-mail/) }],
  [{}, {}],
])('another password %j is refused with %j', (typed, problems) => {
  const good = { current_password: 'x', new_password: 'Chauffage-42' };
  expect(checkPasswordChange({ ...good, ...typed }, account)).toEqual(problems);
});

describe('what a server refuses', () => {
  const names = ['first_name', 'email'];

  it('is shown at the fields it names', () => {
    const details = { email: ['Déjà pris.', 'Invalide.'], first_name: [7] };
    expect(problemsOf(new ApiError({ status: 400, message: 'Données invalides.', details }), names)).toEqual({
      fields: { email: 'Déjà pris. Invalide.' },
      general: null,
    });
  });

  it.each([
    [{ message: 'Trop de tentatives.', details: undefined }, 'Trop de tentatives.'],
    [{ message: 'Données invalides.', details: { username: ['Pris.'] } }, 'Données invalides.'],
    [{ message: ' ', details: {} }, 'Une erreur est survenue. Veuillez réessayer.'],
  ])('%j is shown above them: %s', (error, general) => {
    expect(problemsOf(new ApiError({ status: 400, ...error }), names)).toEqual({ fields: {}, general });
  });
});
