import type { CollectionBeforeOperationHook } from 'payload';
import { MAX_PAGE_SIZE } from '@/domain/pagination';
import { worksInOffice } from '@/domain/roles';

/** Limits reads of personal data to a page, for everybody: reading more is an export, which requires the password. */
export const capPersonalReads: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI !== 'REST' || !('limit' in args || 'where' in args)) return args;
  return { ...args, ...capped(args) };
};

/** Limits reads from outside the back office to a page without relations: `limit=0` would return the whole catalogue. */
export const capReads: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isFromOutside = req.payloadAPI === 'REST' && !worksInOffice(req.user);
  if (operation !== 'read' || !isFromOutside || !('limit' in args || 'where' in args)) return args;
  return { ...args, depth: 0, ...capped(args) };
};

function capped({ limit }: { limit?: unknown }) {
  const requested = Number(limit ?? 0);
  return { pagination: true, limit: requested >= 1 && requested <= MAX_PAGE_SIZE ? requested : MAX_PAGE_SIZE };
}
