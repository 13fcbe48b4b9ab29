/** Pictures that come with a form. */
import { APIError, type Payload, ValidationError } from 'payload';
import { AS_CALLER, type Caller } from './edit';

/** `field`: the collection's field that the file is for. */
type Picture = { field: string; file: File };

/** The picture of a category or brand in a form. */
export type PictureChange = {
  /** null to keep the present picture */
  image: File | null;
  isImageRemoved: boolean;
};

/** The column of the document. Absent: the picture stays; null: it is removed. */
type PictureColumn = { image?: number | null };

/** `withPictures` for the one picture of a category or brand. */
export function withPicture<T>(
  caller: Caller,
  { image, isImageRemoved }: PictureChange,
  work: (column: PictureColumn) => Promise<T>,
): Promise<T> {
  return withPictures(caller, image ? [{ field: 'image', file: image }] : [], ([id]) => {
    if (id !== undefined) return work({ image: id });
    return work(isImageRemoved ? { image: null } : {});
  });
}

/**
 * Saves uploaded pictures, then runs the work that uses them. If the work fails, the pictures are deleted again: file storage
 * has no transactions.
 * @param work gets the pictures' ids in their order
 * @throws refusals of pictures, at their field (413, 415), and what the work throws
 */
export async function withPictures<T>(
  { payload, user }: Caller,
  pictures: readonly Picture[],
  work: (pictureIds: number[]) => Promise<T>,
): Promise<T> {
  const saved: number[] = [];
  try {
    for (const picture of pictures) saved.push(await savePicture({ payload, user }, picture));
    return await work(saved);
  } catch (error) {
    for (const id of saved) {
      await deleteUnused(payload, id).catch((cause: unknown) => {
        payload.logger.error({ err: cause, msg: `Picture ${id} may be unused and could not be deleted.` });
      });
    }
    throw error;
  }
}

/** Checks first: if the connection was lost during COMMIT, the work may have been kept. */
async function deleteUnused(payload: Payload, id: number): Promise<void> {
  const { rows } = await payload.db.pool.query<{ isUsed: boolean }>(
    `SELECT EXISTS (SELECT FROM products WHERE $1 IN (image1_id, image2_id, image3_id, image4_id))
         OR EXISTS (SELECT FROM categories WHERE image_id = $1)
         OR EXISTS (SELECT FROM tags WHERE image_id = $1) AS "isUsed"`,
    [id],
  );
  if (!rows[0]?.isUsed) await payload.delete({ collection: 'media', id });
}

async function savePicture({ payload, user }: Caller, { field, file }: Picture): Promise<number> {
  const data = Buffer.from(await file.arrayBuffer());
  try {
    const { id } = await payload.create({
      collection: 'media',
      data: {},
      file: { data, mimetype: file.type, name: file.name, size: file.size },
      ...AS_CALLER,
      user,
    });
    return id;
  } catch (error) {
    throw refusedAt(field, error);
  }
}

const REFUSALS = [413, 415];

/** The refusal of a file as one at its field; any other error as it is. */
export function refusedAt(path: string, error: unknown): unknown {
  if (!(error instanceof APIError) || !REFUSALS.includes(error.status)) return error;
  const refused = new ValidationError({ collection: 'media', errors: [{ path, message: error.message }] });
  refused.status = error.status;
  return refused;
}
