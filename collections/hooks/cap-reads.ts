import type { CollectionBeforeOperationHook } from 'payload';
import { MAX_PAGE_SIZE } from '@/domain/pagination';
import { isShopsOwn } from '@/runtime/own-work';

const LISTS: readonly string[] = ['read', 'readDistinct'];

/**
 * Limits what a person reads at once to a page, by whichever address or screen: reading more is an export, which requires the
 * password, and `limit=0` would return the whole catalogue.
 */
export const capReads: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (!LISTS.includes(operation) || isShopsOwn() || !('limit' in args || 'where' in args)) return args;
  // Payload reads the documents to which those of a page refer: as many as the page names.
  if ('currentDepth' in args && Number(args.currentDepth) > 0) return args;
  const requested = Math.floor(Number(('limit' in args ? args.limit : undefined) ?? 0));
  return { ...args, pagination: true, limit: requested >= 1 && requested <= MAX_PAGE_SIZE ? requested : MAX_PAGE_SIZE };
};
