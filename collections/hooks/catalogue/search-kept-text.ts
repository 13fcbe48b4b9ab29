import type { CollectionBeforeOperationHook, Where } from 'payload';
import { storable } from '@/database/texts';

type Search = {
  /** the field with the folded search text, which has an index */
  field: string;
  /** the condition that a document must meet for a search text */
  conditions: (search: string) => Where;
};

/**
 * Lets Payload's own lists search as the shop's screens do. The text typed into a list arrives as `like` on the field of its
 * `listSearchableFields`, and is replaced by the conditions. Must run before all hooks that read the query.
 */
export function searchKeptText(search: Search): CollectionBeforeOperationHook {
  return ({ args }) => ('where' in args && args.where ? { ...args, where: rewritten(args.where, search) } : args);
}

function rewritten(where: Where, search: Search): Where {
  const { [search.field]: condition, ...others } = where;
  const text = typedText(condition);
  const kept = Object.entries(text === null ? where : others).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map((part) => rewritten(part, search)) : value,
  ]);
  const rest: Where = Object.fromEntries(kept);
  if (text === null) return rest;
  return kept.length === 0 ? search.conditions(text) : { and: [rest, search.conditions(text)] };
}

function typedText(condition: Where[string] | undefined): string | null {
  const isLike = typeof condition === 'object' && 'like' in condition && Object.keys(condition).length === 1;
  return isLike && typeof condition.like === 'string' ? storable(condition.like) : null;
}
