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
import { CUSTOMER } from '../../support/session-record';

const details = { username: ['Déjà pris', 'Trop court'], email: ['Invalide'] };
const withDetails = new ApiError({ status: 409, message: 'Refusé.', details });
const withReason = new ApiError({ status: 401, message: 'Identifiants incorrects.' });
const bare = new ApiError({ status: 502, message: '' });
const away = new ApiError({ status: 0, message: 'Connexion impossible.' });

const OFFLINE = 'Network error. Please check your connection and try again.';
const NOT_LOGGED_IN = 'Registration successful but auto-login failed. Please try logging in manually.';

it.each([
  ['login', loginFailure, withDetails, 'Déjà pris. Trop court. Invalide'],
  ['login', loginFailure, withReason, 'Identifiants incorrects.'],
  ['login', loginFailure, bare, 'Login failed (502)'],
  ['login', loginFailure, away, OFFLINE],
  ['login', loginFailure, new TypeError('x'), OFFLINE],
  ['registration', registrationFailure, withDetails, 'Déjà pris. Trop court. Invalide'],
  ['registration', registrationFailure, withReason, 'Identifiants incorrects.'],
  ['registration', registrationFailure, bare, 'Registration failed. Please try again.'],
  ['registration', registrationFailure, away, 'Network error. Please try again.'],
  ['registration', registrationFailure, new AutoLoginFailed(), NOT_LOGGED_IN],
  ['login by Google', googleFailure, withReason, 'Identifiants incorrects.'],
  ['login by Google', googleFailure, bare, 'Google authentication failed'],
  ['login by Google', googleFailure, away, 'Network error during Google authentication'],
])('of a failed %s the right reason is said', (_, failure, error, text) => {
  expect(failure(error)).toBe(text);
});

describe('what is said at single fields', () => {
  it('is what the server says of each', () => {
    expect(refusedFields(withDetails)).toEqual({ username: 'Déjà pris Trop court', email: 'Invalide' });
  });

  it('is nothing if the server says nothing of them, or nothing at all', () => {
    for (const error of [withReason, bare, away, new TypeError('x')]) expect(refusedFields(error)).toEqual({});
  });
});

it.each([
  ['a new account', CUSTOMER, true, 'Welcome to our platform, Amine! Your account has been created.'],
  ['an account', CUSTOMER, false, 'Welcome back, Amine!'],
  ['an account without a first name', { ...CUSTOMER, first_name: '' }, false, 'Welcome back, amine!'],
])('the welcome of %s', (_, person, isNew, text) => {
  expect(welcome({ user: person, isNew })).toBe(text);
});
