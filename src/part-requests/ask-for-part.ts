import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { recordAudit } from '@/audit/record';
import { lockModel } from '@/database/locks';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { imageFileProblem, PICTURE_TOO_LARGE, PICTURE_TYPE } from '@/domain/image-rules';
import { MAX_REQUEST_PICTURES } from '@/domain/part-requests';
import { smallPicture } from '@/pictures/small-picture';

type Args = {
  payload: Payload;
  input: { phone: string; text: string; pictures: readonly unknown[]; model: string };
};

type Outcome =
  | { type: 'made'; number: number }
  | { type: 'unknown-model' }
  | { type: 'too-many-pictures' }
  | { type: 'large-picture' }
  | { type: 'not-a-picture' };

/** Stores a request with its pictures, or nothing of it. */
export async function askForPart({ payload, input }: Args): Promise<Outcome> {
  if (input.pictures.length > MAX_REQUEST_PICTURES) return { type: 'too-many-pictures' };
  // One after the other: a decoded picture may take half a gigabyte.
  const pictures: Buffer[] = [];
  for (const file of input.pictures) {
    const picture = await readPicture(file);
    if (!Buffer.isBuffer(picture)) return picture;
    pictures.push(picture);
  }
  const { value } = await inTransaction<Outcome>({ payload, user: null }, async (req) => {
    const model = input.model === '' ? null : await lockModel(req, input.model);
    if (model === undefined) return { keep: false, value: { type: 'unknown-model' } };
    const [made] = await executeInTransaction<{ id: number }>(
      req,
      sql`INSERT INTO part_requests (phone, text, model_id) VALUES (${input.phone}, ${input.text}, ${model?.id ?? null})
          RETURNING id`,
    );
    if (!made) throw new Error('The part request was not written.');
    for (const [index, content] of pictures.entries()) {
      await executeInTransaction(
        req,
        sql`INSERT INTO part_request_pictures (request_id, position, content) VALUES (${made.id}, ${index + 1}, ${content})`,
      );
    }
    await recordAudit(req, {
      action: 'create',
      subjectType: 'part-requests',
      subjectId: made.id,
      changes: { pictures: [null, pictures.length] },
    });
    return { keep: true, value: { type: 'made', number: made.id } };
  });
  return value;
}

async function readPicture(file: unknown): Promise<Buffer | { type: 'large-picture' | 'not-a-picture' }> {
  const problem = file instanceof File ? imageFileProblem(file) : PICTURE_TYPE;
  if (problem === PICTURE_TOO_LARGE) return { type: 'large-picture' };
  const picture = file instanceof File && !problem ? await smallPicture(Buffer.from(await file.arrayBuffer())) : null;
  return picture ?? { type: 'not-a-picture' };
}
