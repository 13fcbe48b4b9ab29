/** The shape and weight of a query that a person sends to a list of the CMS. */
import { isRecord } from './json';

/** Relations and lists that one path may cross: each is a join, and five of them took the database 80 MB. */
const MAX_HOPS = { where: 2, sort: 1 } as const;
/** All paths of a query together. */
const MAX_ALL_HOPS = 10;
/** Each segment of a path becomes a condition in SQL, as does each word of a text. */
const MAX_CONDITIONS = 100;
const MAX_CHARACTERS = 4_000;
/** Levels of `and` and `or`. */
const MAX_DEPTH = 20;
const MAX_SORT_KEYS = 5;

const JUNCTIONS: readonly string[] = ['and', 'or'];
const TEXT_OPERATORS: readonly string[] = ['like', 'not_like'];
const SEGMENT = /^[A-Za-z_]\w{0,63}$|^\d{1,4}$/;

export type QueryFault = 'malformed' | 'heavy' | 'where-hops' | 'sort' | 'sort-hops';

/** A path of fields, and what it is used for. */
export type FieldPath = { use: 'where' | 'sort'; segments: readonly string[] };

type ReadQuery = { ok: true; paths: FieldPath[] } | { ok: false; fault: QueryFault };

type Weight = { conditions: number; characters: number; paths: FieldPath[] };

/** Reads `where` and `sort` as Payload would, and refuses those that are malformed or costly. */
export function readListQuery({ where, sort }: { where?: unknown; sort?: unknown }): ReadQuery {
  const weight: Weight = { conditions: 0, characters: 0, paths: [] };
  if (where !== undefined && where !== null && !isWhere(where, weight, 0)) return { ok: false, fault: 'malformed' };
  if (weight.paths.some((path) => hopsOf(path) > MAX_HOPS.where)) return { ok: false, fault: 'where-hops' };
  const keys = sortKeys(sort);
  if (keys === null) return { ok: false, fault: 'sort' };
  if (keys.some((path) => hopsOf(path) > MAX_HOPS.sort)) return { ok: false, fault: 'sort-hops' };
  const paths = [...weight.paths, ...keys];
  const hops = paths.reduce((sum, path) => sum + hopsOf(path), 0);
  const isHeavy = weight.conditions > MAX_CONDITIONS || weight.characters > MAX_CHARACTERS || hops > MAX_ALL_HOPS;
  return isHeavy ? { ok: false, fault: 'heavy' } : { ok: true, paths };
}

/** Whether a text can be the sort of a list: at most a few different fields, separated by commas. */
export function isSort(sort: unknown): boolean {
  const keys = sortKeys(sort);
  return keys?.every((path) => hopsOf(path) <= MAX_HOPS.sort) ?? false;
}

/** @returns null if it is not a sort; PostgreSQL refuses a repeated field */
function sortKeys(sort: unknown): FieldPath[] | null {
  if (sort === undefined || sort === null || sort === '') return [];
  const parts = [sort].flat(1);
  if (!parts.every((part) => typeof part === 'string')) return null;
  const keys = parts.flatMap((part) => part.split(',')).map((key) => segmentsOf(key.trim().replace(/^-/, '')));
  if (keys.length > MAX_SORT_KEYS || !keys.every(isPath)) return null;
  if (new Set(keys.map((segments) => segments.join('.'))).size < keys.length) return null;
  return keys.map((segments) => ({ use: 'sort', segments }));
}

function isWhere(where: unknown, weight: Weight, depth: number): boolean {
  if (!isRecord(where) || depth > MAX_DEPTH) return false;
  return Object.entries(where).every(([key, part]) => {
    if (part === undefined) return true;
    if (!JUNCTIONS.includes(key.toLowerCase())) return isCondition(key, part, weight);
    return Array.isArray(part) && part.every((inner) => isWhere(inner, weight, depth + 1));
  });
}

function isCondition(key: string, condition: unknown, weight: Weight): boolean {
  const segments = segmentsOf(key);
  if (!isRecord(condition) || !isPath(segments)) return false;
  weight.paths.push({ use: 'where', segments });
  return Object.entries(condition).every(([operator, value]) => {
    weight.conditions += segments.length;
    const items: unknown[] = [value].flat(1);
    for (const item of items) weight.characters += typeof item === 'string' ? item.length + 1 : 10;
    // An object would be a query within the query.
    if (items.some((item) => Array.isArray(item) || (isRecord(item) && !(item instanceof Date)))) return false;
    return !TEXT_OPERATORS.includes(operator) || typeof value === 'string';
  });
}

/** Payload reads two underscores as a dot. */
function segmentsOf(path: string): string[] {
  return path.split(/\.|__/);
}

function isPath(segments: readonly string[]): boolean {
  return segments.every((segment) => SEGMENT.test(segment));
}

function hopsOf({ segments }: FieldPath): number {
  return segments.length - 1;
}
