import type { AfterErrorHook } from 'payload';
import { someCause } from '@/database/error-codes';

/** What PostgreSQL says of a value that no column can hold or be compared with: its class 22, and "operator does not exist". */
const isOfData = ({ code }: { code: string }) => code.startsWith('22') || code === '42883';

/** Where Payload makes a condition of a query without looking: a list as the text of `like`, an operator the field has not. */
const isOfQuery = (error: Error) =>
  error instanceof TypeError && /^(val\.split|adapter\.operators)\b/.test(error.message);

/** What Payload's own REST answers to a query or body that cannot be read, which it takes for a failure of the server: 400. */
export const refuseUnreadable: AfterErrorHook = ({ error }) => {
  if (!(error instanceof SyntaxError) && !isOfQuery(error) && !someCause(error, isOfData)) return;
  return { response: { errors: [{ message: 'The request could not be read' }] }, status: 400 };
};
