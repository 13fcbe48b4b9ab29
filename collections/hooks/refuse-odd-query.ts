import type { CollectionBeforeOperationHook } from 'payload';
import { APIError } from 'payload';
import { isRecord } from '@/domain/is-record';
import { officeHttpWords } from '@/words/en/http';

const JUNCTIONS: readonly string[] = ['and', 'or'];
const TEXT_OPERATORS: readonly string[] = ['like', 'not_like'];

/** Each becomes a condition of SQL, and each word of a text another one. */
const MAX_CONDITIONS = 100;
const MAX_CHARACTERS = 4_000;
const MAX_DEPTH = 20;

/** A query may come as JSON and hold anything: Payload, and our own hooks, would break at what is no condition. */
export const refuseOddQuery: CollectionBeforeOperationHook = ({ args, req }) => {
  const where: unknown = 'where' in args ? args.where : undefined;
  if (where === undefined || where === null) return args;
  const weight = { conditions: 0, characters: 0 };
  const isFine = isQuery(where, weight, 0);
  // What the shop asks by itself may be as large as it needs.
  const isHeavy = weight.conditions > MAX_CONDITIONS || weight.characters > MAX_CHARACTERS;
  if (isFine && !(isHeavy && req.payloadAPI === 'REST')) return args;
  throw new APIError(officeHttpWords.invalid, 400, undefined, true);
};

type Weight = { conditions: number; characters: number };

function isQuery(where: unknown, weight: Weight, depth: number): boolean {
  if (!isRecord(where) || depth > MAX_DEPTH) return false;
  return Object.entries(where).every(([key, part]) => {
    if (part === undefined) return true;
    if (!JUNCTIONS.includes(key.toLowerCase())) return isCondition(part, weight);
    return Array.isArray(part) && part.every((inner) => isQuery(inner, weight, depth + 1));
  });
}

function isCondition(condition: unknown, weight: Weight): boolean {
  if (!isRecord(condition)) return false;
  return Object.entries(condition).every(([operator, value]) => {
    weight.conditions += 1;
    for (const item of [value].flat()) weight.characters += typeof item === 'string' ? item.length + 1 : 10;
    return !TEXT_OPERATORS.includes(operator) || typeof value === 'string';
  });
}
