import type { CollectionBeforeOperationHook, CollectionSlug } from 'payload';
import { MAX_ID } from '@/contract/shared';
import { asShop } from '@/runtime/own-work';

type Operation = Parameters<CollectionBeforeOperationHook>[0];

/**
 * The ids of the documents that an update or deletion affects, given by id or by query; empty for any other operation. Payload
 * reads the documents after its hooks, so it reads them under the locks that hooks take.
 */
export async function chosenIds(
  collection: CollectionSlug,
  { args, operation, req }: Pick<Operation, 'args' | 'operation' | 'req'>,
): Promise<number[]> {
  if (operation !== 'update' && operation !== 'delete') return [];
  if ('id' in args && args.id !== undefined) return [Number(args.id)].filter(isPossible);
  if (!('where' in args) || !args.where) return [];
  const { where } = args;
  const { docs } = await asShop(() =>
    req.payload.find({
      collection,
      where,
      depth: 0,
      pagination: false,
      select: { updatedAt: true },
      overrideAccess: true,
      req,
    }),
  );
  return docs.map(({ id }) => Number(id));
}

function isPossible(id: number): boolean {
  return Number.isSafeInteger(id) && id >= 1 && id <= MAX_ID;
}
