import type { CollectionBeforeOperationHook, Where } from 'payload';
import { storable } from '@/database/texts';

type Search = {
  /** the field that keeps all that is searched, folded, and whose index PostgreSQL reads */
  field: string;
  /** what a document must hold for a search to find it */
  conditions: (search: string) => Where;
};

/**
 * Lets Payload's own lists search as the shop's screens do: what is typed into a list comes here as `like` on the field
 * of its `listSearchableFields`, and leaves as what that field must contain. Stands before all hooks that read what a
 * query chooses.
 */
export function searchKeptText(search: Search): CollectionBeforeOperationHook {
  return ({ args }) => ('where' in args && args.where ? { ...args, where: rewritten(args.where, search) } : args);
}

function rewritten(where: Where, search: Search): Where {
  const { [search.field]: asked, ...others } = where;
  const text = typedText(asked);
  const kept = Object.entries(text === null ? where : others).map(([key, condition]) => [
    key,
    Array.isArray(condition) ? condition.map((part) => rewritten(part, search)) : condition,
  ]);
  const rest: Where = Object.fromEntries(kept);
  if (text === null) return rest;
  return kept.length === 0 ? search.conditions(text) : { and: [rest, search.conditions(text)] };
}

function typedText(asked: Where[string] | undefined): string | null {
  const isLike = typeof asked === 'object' && 'like' in asked && Object.keys(asked).length === 1;
  return isLike && typeof asked.like === 'string' ? storable(asked.like) : null;
}
