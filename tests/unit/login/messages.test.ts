import { describe, expect, it } from 'vitest';
import { ApiError } from '@/client/api/api-error';
import {
  AutoLoginFailed,
  googleFailure,
  loginFailure,
  refusedFields,
  registrationFailure,
  welcome,
} from '@/storefront/login/messages';

const details = { username: ['Déjà pris', 'Trop court'], email: ['Invalide'] };
const withDetails = new ApiError({ status: 409, message: 'Refusé.', details });
const withReason = new ApiError({ status: 401, message: 'Identifiants incorrects.' });
const bare = new ApiError({ status: 502, message: '' });
const away = new ApiError({ status: 0, message: 'Connexion impossible.' });
const user = {
  id: 1,
  username: 'amine',
  first_name: 'Amine',
  last_name: 'Benali',
  email: 'amine@example.com',
  role: 'customer' as const,
  date_joined: '2026-11-21T00:00:00.000Z',
};

it.each([
  { error: withDetails, text: 'Déjà pris. Trop court. Invalide' },
  { error: withReason, text: 'Identifiants incorrects.' },
  { error: bare, text: 'Login failed (502)' },
  { error: away, text: 'Network error. Please check your connection and try again.' },
  { error: new TypeError('x'), text: 'Network error. Please check your connection and try again.' },
])('what is said of a failed login is "$text"', ({ error, text }) => {
  expect(loginFailure(error)).toBe(text);
});

it.each([
  { error: withDetails, text: 'Déjà pris. Trop court. Invalide' },
  { error: withReason, text: 'Identifiants incorrects.' },
  { error: bare, text: 'Registration failed. Please try again.' },
  { error: away, text: 'Network error. Please try again.' },
  {
    error: new AutoLoginFailed(),
    text: 'Registration successful but auto-login failed. Please try logging in manually.',
  },
])('what is said of a failed registration is "$text"', ({ error, text }) => {
  expect(registrationFailure(error)).toBe(text);
});

it.each([
  { error: withReason, text: 'Identifiants incorrects.' },
  { error: bare, text: 'Google authentication failed' },
  { error: away, text: 'Network error during Google authentication' },
])('what is said of a failed login by Google is "$text"', ({ error, text }) => {
  expect(googleFailure(error)).toBe(text);
});

describe('what is said at single fields', () => {
  it('is what the server says of each', () => {
    expect(refusedFields(withDetails)).toEqual({ username: 'Déjà pris Trop court', email: 'Invalide' });
  });

  it('is nothing if the server says nothing of them, or nothing at all', () => {
    for (const error of [withReason, bare, away, new TypeError('x')]) expect(refusedFields(error)).toEqual({});
  });
});

describe('the welcome', () => {
  it.each([
    { isNew: true, text: 'Welcome to our platform, Amine! Your account has been created.' },
    { isNew: false, text: 'Welcome back, Amine!' },
  ])('is "$text"', ({ isNew, text }) => {
    expect(welcome({ user, isNew })).toBe(text);
  });

  it('is by username if there is no first name', () => {
    expect(welcome({ user: { ...user, first_name: '' }, isNew: false })).toBe('Welcome back, amine!');
  });
});
