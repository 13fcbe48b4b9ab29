import { APIError, type Payload, type TypedUser, ValidationError } from 'payload';

/** A file, and the collection's name of the field that it came in. */
type Picture = { field: string; file: File };

/**
 * Saves uploaded pictures, then does the work that uses them. What the work refuses leaves none of them behind: a store
 * of files knows no transactions, so they are deleted again, wherever they are kept.
 * @param work gets the pictures' ids in their order
 * @throws what the rules of pictures refuse, at its field (413, 415), and whatever the work throws
 */
export async function withPictures<T>(
  { payload, user }: { payload: Payload; user: TypedUser },
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
        payload.logger.error({ err: cause, msg: `Picture ${id} may be on nothing, and could not be deleted.` });
      });
    }
    throw error;
  }
}

/** Where the connection was lost in the middle of COMMIT nobody knows whether the work was kept: so one looks. */
async function deleteUnused(payload: Payload, id: number): Promise<void> {
  const { rows } = await payload.db.pool.query<{ isUsed: boolean }>(
    `SELECT EXISTS (SELECT FROM products WHERE $1 IN (image1_id, image2_id, image3_id, image4_id))
         OR EXISTS (SELECT FROM categories WHERE image_id = $1)
         OR EXISTS (SELECT FROM tags WHERE image_id = $1) AS "isUsed"`,
    [id],
  );
  if (!rows[0]?.isUsed) await payload.delete({ collection: 'media', id });
}

async function savePicture(
  { payload, user }: { payload: Payload; user: TypedUser },
  { field, file }: Picture,
): Promise<number> {
  const data = Buffer.from(await file.arrayBuffer());
  try {
    const { id } = await payload.create({
      collection: 'media',
      data: {},
      file: { data, mimetype: file.type, name: file.name, size: file.size },
      overrideAccess: false,
      user,
    });
    return id;
  } catch (error) {
    throw error instanceof APIError && REFUSALS.includes(error.status) ? atField(error, field) : error;
  }
}

const REFUSALS = [413, 415];

function atField({ status, message }: APIError, path: string): ValidationError {
  const refused = new ValidationError({ collection: 'media', errors: [{ path, message }] });
  refused.status = status;
  return refused;
}
