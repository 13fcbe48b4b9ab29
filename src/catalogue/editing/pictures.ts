import type { Payload, TypedUser } from 'payload';

/**
 * Saves uploaded pictures, then does the work that uses them. What the work refuses leaves none of them behind: a store
 * of files knows no transactions, so they are deleted again, wherever they are kept.
 * @param work gets the pictures' ids in the files' order
 * @throws what the rules of pictures refuse (413, 415), and whatever the work throws
 */
export async function withPictures<T>(
  { payload, user }: { payload: Payload; user: TypedUser },
  files: readonly File[],
  work: (pictureIds: number[]) => Promise<T>,
): Promise<T> {
  const saved: number[] = [];
  try {
    for (const file of files) saved.push(await savePicture({ payload, user }, file));
    return await work(saved);
  } catch (error) {
    for (const id of saved) {
      await payload.delete({ collection: 'media', id }).catch((cause: unknown) => {
        payload.logger.error({ err: cause, msg: `Picture ${id} is on nothing, and could not be deleted.` });
      });
    }
    throw error;
  }
}

async function savePicture({ payload, user }: { payload: Payload; user: TypedUser }, file: File): Promise<number> {
  const data = Buffer.from(await file.arrayBuffer());
  const { id } = await payload.create({
    collection: 'media',
    data: {},
    file: { data, mimetype: file.type, name: file.name, size: file.size },
    overrideAccess: false,
    user,
  });
  return id;
}
