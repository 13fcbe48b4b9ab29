/** Separates database errors that a request caused from those that are the shop's fault. */
import { APIError, type DatabaseAdapterObj } from 'payload';
import { isShopsOwn } from '@/runtime/own-work';
import { currentRequest } from '@/runtime/request-context';
import { officeHttpWords } from '@/words/en/http';
import { hasCause } from './errors';
import { inPersonsRead } from './persons-reads';

/**
 * PostgreSQL's class 22: numbers, dates, texts and patterns that it cannot read; class 54: values too long for an index or with
 * too many parts. A wrong statement of the shop's has other codes.
 */
const IMPOSSIBLE_VALUE = /^(22|54)/;

/**
 * Errors of SQL that Payload built from an operator that a field does not have, or from a value of the wrong type: bad syntax,
 * unknown operator, mismatched type. A wrong statement of the shop's gives the same codes, so they count as the caller's fault
 * only if the request has a query and is a person's.
 */
const IMPOSSIBLE_QUERY: readonly string[] = ['42601', '42883', '42804', '42846', '42P18'];

export function isImpossibleValue(error: unknown): boolean {
  return hasCause(error, ({ code }) => IMPOSSIBLE_VALUE.test(code));
}

/** PostgreSQL ended the statement at its time limit (persons-reads.ts). */
function isTooSlow(error: unknown): boolean {
  return hasCause(error, ({ code }) => code === '57014');
}

function isImpossibleQuery(error: unknown): boolean {
  if (error instanceof APIError) return error.status >= 500;
  // For dates out of range, and for operators that Payload does not have but calls all the same.
  if (error instanceof RangeError || error instanceof TypeError) return true;
  return (
    isImpossibleValue(error) ||
    isTooSlow(error) ||
    hasCause(error, ({ code, message }) => IMPOSSIBLE_QUERY.includes(code) || message === 'Invalid value type')
  );
}

const READING = ['find', 'findOne', 'findDistinct', 'count', 'updateMany', 'deleteMany'] as const;

/** The parts of a request that select documents and their fields. */
const QUERIES = ['where', 'sort', 'select', 'populate', 'joins'] as const;

type Operation = { req?: { payloadAPI?: string; query?: Record<string, unknown> } };

/**
 * Makes the adapter answer 400 to an unreadable query through Payload's own REST. Done here rather than where errors become
 * answers, so that a refusal is not logged as a database failure.
 */
export function refusingUnreadable<Adapter extends object>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return {
    ...adapter,
    init: (args) => {
      const made = adapter.init(args);
      for (const name of READING) {
        const original = Reflect.get(made, name) as (this: unknown, operation: Operation) => Promise<unknown>;
        Reflect.set(made, name, async function refusing(this: unknown, operation: Operation) {
          try {
            return await inPersonsRead(() => original.call(this, operation));
          } catch (error) {
            if (isRequestQuery(operation) && isImpossibleQuery(error)) {
              const request = currentRequest();
              if (request) request.isRefusedQuery = true;
              throw new APIError(
                isTooSlow(error) ? officeHttpWords.tooComplex : officeHttpWords.invalid,
                400,
                undefined,
                true,
              );
            }
            throw error;
          }
        });
      }
      return made;
    },
  };
}

function isRequestQuery({ req }: Operation): boolean {
  if (isShopsOwn()) return false;
  // A screen's call has its query in its arguments.
  const { query = {}, payloadAPI } = req ?? {};
  return payloadAPI !== 'REST' || QUERIES.some((name) => query[name] !== undefined);
}
