import type { CollectionBeforeOperationHook } from 'payload';
import { APIError } from 'payload';
import { INVALID_REQUEST_MESSAGE } from '@/contract/shared';
import { isRecord } from '@/domain/is-record';

const JUNCTIONS: readonly string[] = ['and', 'or'];
const TEXT_OPERATORS: readonly string[] = ['like', 'not_like'];

/** A query may come as JSON and hold anything: Payload, and our own hooks, would break at what is no condition. */
export const refuseOddQuery: CollectionBeforeOperationHook = ({ args }) => {
  const where: unknown = 'where' in args ? args.where : undefined;
  if (where === undefined || where === null || isQuery(where)) return args;
  throw new APIError(INVALID_REQUEST_MESSAGE, 400, undefined, true);
};

function isQuery(where: unknown): boolean {
  if (!isRecord(where)) return false;
  return Object.entries(where).every(([key, part]) => {
    if (part === undefined) return true;
    return JUNCTIONS.includes(key.toLowerCase()) ? Array.isArray(part) && part.every(isQuery) : isCondition(part);
  });
}

function isCondition(condition: unknown): boolean {
  if (!isRecord(condition)) return false;
  return Object.entries(condition).every(
    ([operator, value]) => !TEXT_OPERATORS.includes(operator) || typeof value === 'string',
  );
}
