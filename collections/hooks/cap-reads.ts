import type { CollectionBeforeOperationHook } from 'payload';
import { MAX_PAGE_SIZE } from '@/domain/pagination';
import { mayEditCatalogue } from '@/domain/roles';

/** Personal data is read a page at a time by everybody: more at once is an export, which asks for the password. */
export const capPersonalReads: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI !== 'REST' || !('limit' in args || 'where' in args)) return args;
  return { ...args, ...capped(args) };
};

/** Whoever is no editor reads a page at a time and no relations: `limit=0` would give away the whole catalogue at once. */
export const capReads: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isFromOutside = req.payloadAPI === 'REST' && !mayEditCatalogue(req.user);
  if (operation !== 'read' || !isFromOutside || !('limit' in args || 'where' in args)) return args;
  return { ...args, depth: 0, ...capped(args) };
};

function capped({ limit }: { limit?: unknown }) {
  const wanted = Number(limit ?? 0);
  return { pagination: true, limit: wanted >= 1 && wanted <= MAX_PAGE_SIZE ? wanted : MAX_PAGE_SIZE };
}
