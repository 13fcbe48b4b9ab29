import type { CollectionBeforeOperationHook } from 'payload';
import { mayEditCatalogue } from '@/domain/roles';
import { keepForOrders } from '@/pictures/keep-for-orders';
import { chosenIds } from './chosen-ids';

/** Keeps a picture for its orders before it is deleted or replaced. Runs after its products are locked (lock-rows-first.ts). */
export const keepPicturesOfOrders: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  const losesFiles = operation === 'delete' || (operation === 'update' && req.file !== undefined);
  if (!losesFiles || !(overrideAccess || mayEditCatalogue(req.user))) return args;
  const ids = await chosenIds('media', { args, operation, req });
  if (ids.length > 0) await keepForOrders(req, ids);
  return args;
};
