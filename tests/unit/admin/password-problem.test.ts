import { describe, expect, it } from 'vitest';
import { firstCodeProblem, problemOf } from '@/admin/own-password/password-problem';
import { ApiError, refusedCall } from '@/client/api/api-error';

const FRENCH = 'Code incorrect ou déjà utilisé.';
const refusal = (status: number, body: object = {}) => refusedCall({ status, body: JSON.stringify(body) });
const NETWORK = 'Network error. Please check your connection and try again.';

describe("of one's own password", () => {
  it.each([
    ['a wrong one', refusal(400, { details: { password: [FRENCH] } }), 'password', 'This is not your password.'],
    [
      'a wrong code',
      refusal(400, { otp_required: true, details: { otp: [FRENCH] } }),
      'otp',
      'This code is wrong, or was used already.',
    ],
    ['too many tries', refusal(429), null, 'Too many tries. Wait a moment, then try again.'],
    ['a line that is down', new ApiError({ status: 0, message: NETWORK }), null, NETWORK],
    ['a server in trouble', refusal(503, { message: FRENCH }), null, 'It could not be done.'],
    ['an answer nobody can read', new SyntaxError('JSON'), null, 'It could not be done.'],
  ])('%s is said in English', (_, error, field, text) => {
    expect(problemOf(error, 'It could not be done.')).toEqual({ field, text });
  });

  it('nothing is wrong if the code is asked for as well', () => {
    expect(problemOf(refusal(403, { otp_required: true }))).toBeNull();
  });
});

describe('of the first code', () => {
  it.each([
    [
      'a wrong one',
      refusal(400, { details: { otp: [FRENCH] } }),
      'otp',
      'This code is wrong. Wait for the next one; after 15 minutes, begin again.',
    ],
    ['too many tries', refusal(429), null, 'Too many tries. Wait a moment, then try again.'],
    ['a line that is down', new ApiError({ status: 0, message: NETWORK }), null, NETWORK],
    ['a server in trouble', refusal(503), null, 'The code could not be checked. Please try again.'],
    ['an answer nobody can read', new SyntaxError('JSON'), null, 'The code could not be checked. Please try again.'],
  ])('%s is said in English', (_, error, field, text) => {
    expect(firstCodeProblem(error)).toEqual({ field, text });
  });
});
