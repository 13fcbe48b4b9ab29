import { randomUUID } from 'node:crypto';
import type { CollectionBeforeOperationHook } from 'payload';
import { APIError } from 'payload';
import { IMAGE_SIZE_MESSAGE, IMAGE_TYPE_MESSAGE, MAX_IMAGE_BYTES, pictureName } from '@/domain/image-rules';
import { mayEditCatalogue } from '@/domain/roles';
import { decodePicture } from '@/pictures/decode-picture';

/**
 * Refuses what is no picture by its content, whatever it is called, and gives the rest a generated name: what people
 * call their files tells nothing, two uploads never meet, and a name is never used again.
 */
export const preparePicture: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  // Payload asks its access rules later: whoever will be refused is worth no work.
  if (!overrideAccess && !mayEditCatalogue(req.user)) return args;
  const { file } = req;
  if (!file) {
    // Payload would fetch a file from an address that the form names, and keep it unseen.
    if (operation === 'create') throw new APIError(IMAGE_TYPE_MESSAGE, 415, undefined, true);
    return keepStoredFile({ args, req });
  }
  if (file.size > MAX_IMAGE_BYTES) throw new APIError(IMAGE_SIZE_MESSAGE, 413, undefined, true);
  const data = await decodePicture(file.data);
  if (!data) throw new APIError(IMAGE_TYPE_MESSAGE, 415, undefined, true);
  req.file = { data, mimetype: 'image/png', name: `${randomUUID()}.webp`, size: data.length };
  return operation === 'create' ? named(args, file.name) : args;
};

/** What somebody called the file is how they will look for it in the library, unless they describe it themselves. */
function named(args: Asked['args'], filename: string): Asked['args'] {
  if (!('data' in args) || typeof args.data !== 'object') return args;
  const name = pictureName(filename);
  return 'alt' in args.data && args.data.alt ? args : { ...args, data: { ...args.data, alt: name } };
}

type Asked = Pick<Parameters<CollectionBeforeOperationHook>[0], 'args' | 'req'>;

const FOCUS = ['focalX', 'focalY'];

/** Cropped anew it would keep its name, and browsers keep what they know under that name for ever. */
function keepStoredFile({ args, req }: Asked): Asked['args'] {
  delete req.query?.uploadEdits;
  if (!('data' in args) || typeof args.data !== 'object') return args;
  return { ...args, data: Object.fromEntries(Object.entries(args.data).filter(([name]) => !FOCUS.includes(name))) };
}
