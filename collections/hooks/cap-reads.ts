import type { CollectionBeforeOperationHook } from 'payload';
import { MAX_PAGE_SIZE } from '@/domain/pagination';
import { mayEditCatalogue } from '@/domain/roles';

/** Whoever is no editor reads a page at a time and no relations: `limit=0` would give away the whole catalogue at once. */
export const capReads: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isFromOutside = req.payloadAPI === 'REST' && !mayEditCatalogue(req.user);
  if (operation !== 'read' || !isFromOutside || !('limit' in args || 'where' in args)) return args;
  const limit = Number(args.limit ?? 0);
  return { ...args, depth: 0, pagination: true, limit: limit >= 1 && limit <= MAX_PAGE_SIZE ? limit : MAX_PAGE_SIZE };
};
