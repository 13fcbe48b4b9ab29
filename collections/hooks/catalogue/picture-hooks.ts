/** Uploads of pictures, and their deletion. */
import { randomUUID } from 'node:crypto';
import type { CollectionBeforeOperationHook } from 'payload';
import { mayEditCatalogue } from '@/domain/accounts/roles';
import { legibleFileName, MAX_IMAGE_BYTES, PICTURE_TOO_LARGE, PICTURE_TYPE } from '@/domain/products/image-rules';
import { decodePicture } from '@/pictures/decode-picture';
import { keepForOrders } from '@/pictures/keep-for-orders';
import { chosenIds } from '../chosen-ids';
import { refusal } from '../refusals';

/**
 * Refuses a file whose content is not a picture, and gives a picture a generated name, which reveals nothing and is never
 * used twice.
 */
export const preparePicture: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  // Payload checks access later: no work for callers that it will refuse.
  if (!overrideAccess && !mayEditCatalogue(req.user)) return args;
  const { file } = req;
  if (!file) {
    // Payload would fetch a file from an address in the form, past our checks.
    if (operation === 'create') throw refusal(PICTURE_TYPE, 415);
    return keepStoredFile({ args, req });
  }
  if (file.size > MAX_IMAGE_BYTES) throw refusal(PICTURE_TOO_LARGE, 413);
  const data = await decodePicture(file.data);
  if (!data) throw refusal(PICTURE_TYPE, 415);
  req.file = { data, mimetype: 'image/png', name: `${randomUUID()}.webp`, size: data.length };
  return operation === 'create' ? named(args, file.name) : args;
};

/** Editors look for a picture by the name of their file, so it is the description unless they give one. */
function named(args: Options['args'], filename: string): Options['args'] {
  if (!('data' in args) || typeof args.data !== 'object') return args;
  const name = legibleFileName(filename);
  return 'alt' in args.data && args.data.alt ? args : { ...args, data: { ...args.data, alt: name } };
}

type Options = Pick<Parameters<CollectionBeforeOperationHook>[0], 'args' | 'req'>;

const FOCUS = ['focalX', 'focalY'];

/** Ignores cropping: the file would keep its name, under which browsers cache it for ever. */
function keepStoredFile({ args, req }: Options): Options['args'] {
  delete req.query?.uploadEdits;
  if (!('data' in args) || typeof args.data !== 'object') return args;
  return { ...args, data: Object.fromEntries(Object.entries(args.data).filter(([name]) => !FOCUS.includes(name))) };
}

/** Keeps a picture for its orders before it is deleted or replaced. Runs after its products are locked (lock-rows-first.ts). */
export const keepPicturesOfOrders: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  const losesFiles = operation === 'delete' || (operation === 'update' && req.file !== undefined);
  if (!losesFiles || !(overrideAccess || mayEditCatalogue(req.user))) return args;
  const ids = await chosenIds('media', { args, operation, req });
  if (ids.length > 0) await keepForOrders(req, ids);
  return args;
};
