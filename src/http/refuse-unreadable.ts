import type { AfterErrorHook } from 'payload';
import { INVALID_REQUEST_MESSAGE } from '@/contract/shared';
import { someCause } from '@/database/error-codes';

/** PostgreSQL's codes for a number, text or date that it cannot take, and for a page before the first. */
const IMPOSSIBLE_VALUES: readonly string[] = ['22003', '22007', '22008', '22021', '22P02', '2201W', '2201X'];
/** "Operator does not exist": a date that is searched as a text. It may also be a function of our own that is missing. */
const NO_OPERATOR = '42883';

/**
 * What Payload's own REST answers to a query or body that cannot be read, which it takes for a failure of the server:
 * 400. Our own failures stay 500: a broken text is the caller's only where no body was read, an odd operator only where a
 * query was made.
 */
export const refuseUnreadable: AfterErrorHook = ({ error, req }) => {
  const isQueried = req.query?.where !== undefined;
  const isUnreadable =
    (error instanceof SyntaxError && !req.data) ||
    someCause(error, ({ code }) => IMPOSSIBLE_VALUES.includes(code) || (isQueried && code === NO_OPERATOR)) ||
    (isQueried && isImpossible(error));
  if (isUnreadable) return { response: { errors: [{ message: INVALID_REQUEST_MESSAGE }] }, status: 400 };
};

/** A moment that no date can hold, and an operator that Payload has not for this kind of field. */
function isImpossible(error: Error): boolean {
  return error instanceof RangeError || (error instanceof TypeError && error.message.startsWith('adapter.operators'));
}
