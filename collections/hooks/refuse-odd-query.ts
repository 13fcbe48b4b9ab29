import type { CollectionBeforeOperationHook } from 'payload';
import { isRecord } from '@/domain/json';
import { officeHttpWords } from '@/words/en/http';
import { refusal } from './refusals';

const JUNCTIONS: readonly string[] = ['and', 'or'];
const TEXT_OPERATORS: readonly string[] = ['like', 'not_like'];

/** Each becomes a condition in SQL, as does each word of a text. */
const MAX_CONDITIONS = 100;
const MAX_CHARACTERS = 4_000;
const MAX_DEPTH = 20;

/** Refuses a malformed or oversized query. It may come as JSON, and Payload and our own hooks would crash on it. */
export const refuseOddQuery: CollectionBeforeOperationHook = ({ args, req }) => {
  const where: unknown = 'where' in args ? args.where : undefined;
  if (where === undefined || where === null) return args;
  const weight = { conditions: 0, characters: 0 };
  const isFine = isQuery(where, weight, 0);
  // The shop's own queries may be large.
  const isHeavy = weight.conditions > MAX_CONDITIONS || weight.characters > MAX_CHARACTERS;
  if (isFine && !(isHeavy && req.payloadAPI === 'REST')) return args;
  throw refusal(officeHttpWords.invalid, 400);
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
