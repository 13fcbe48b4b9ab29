/** Tells the database errors that a request has caused from those that are the shop's own fault. */
import { APIError, type DatabaseAdapterObj } from 'payload';
import { officeHttpWords } from '@/words/en/http';
import { someCause } from './errors';

/**
 * PostgreSQL's class 22: numbers, dates, texts and patterns that it cannot read; class 54: what is too long for an index or
 * has too many parts. A statement of ours that is wrong has other codes.
 */
const IMPOSSIBLE_VALUE = /^(22|54)/;

/**
 * The errors of SQL that Payload built from an operator a field does not have, or from a value of the wrong kind: bad syntax,
 * unknown operator, mismatched type. A wrong statement of our own gives the same codes, so they count as the caller's fault
 * only in answer to a query.
 */
const IMPOSSIBLE_QUERY: readonly string[] = ['42601', '42883', '42804', '42846', '42P18'];

export function isImpossibleValue(error: unknown): boolean {
  return someCause(error, ({ code }) => IMPOSSIBLE_VALUE.test(code));
}

function isImpossibleQuery(error: unknown): boolean {
  if (error instanceof APIError) return error.status >= 500;
  // Moments that no date holds, and operators that Payload calls without having them.
  if (error instanceof RangeError || error instanceof TypeError) return true;
  return (
    isImpossibleValue(error) ||
    someCause(error, ({ code, message }) => IMPOSSIBLE_QUERY.includes(code) || message === 'Invalid value type')
  );
}

const READING = ['find', 'findOne', 'findDistinct', 'count', 'updateMany', 'deleteMany'] as const;

/** What of a request says which documents are meant, and how much of them. */
const QUERIES = ['where', 'sort', 'select', 'populate', 'joins'] as const;

type Asked = { req?: { payloadAPI?: string; query?: Record<string, unknown> } };

/**
 * The adapter, refusing with 400 what it cannot read of a query that came through Payload's own REST. It says so here and
 * not where errors become answers, so that a refusal is not logged as a failure of the database.
 */
export function refusingUnreadable<Adapter extends object>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return {
    ...adapter,
    init: (args) => {
      const made = adapter.init(args);
      for (const name of READING) {
        const original = Reflect.get(made, name) as (this: unknown, asked: Asked) => Promise<unknown>;
        Reflect.set(made, name, async function refusing(this: unknown, asked: Asked) {
          try {
            return await original.call(this, asked);
          } catch (error) {
            if (isAskedByVisitor(asked) && isImpossibleQuery(error)) {
              throw new APIError(officeHttpWords.invalid, 400, undefined, true);
            }
            throw error;
          }
        });
      }
      return made;
    },
  };
}

function isAskedByVisitor({ req }: Asked): boolean {
  const { query = {} } = req ?? {};
  return req?.payloadAPI === 'REST' && QUERIES.some((name) => query[name] !== undefined);
}
