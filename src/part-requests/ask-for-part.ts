import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { recordAudit } from '@/audit/record';
import { lockModel } from '@/database/locks';
import { contentHash, findByRequestKey } from '@/database/request-keys';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { MAX_IMAGE_BYTES } from '@/domain/image-rules';
import { MAX_REQUEST_PICTURES } from '@/domain/part-requests';
import { smallPicture } from '@/pictures/small-picture';

type Args = {
  payload: Payload;
  input: { phone: string; text: string; pictures: readonly unknown[]; model: string };
  idempotencyKey: string | null;
};

type Outcome =
  /** `isRepeat`: by an earlier request with the same key */
  | { type: 'made'; number: number; isRepeat: boolean }
  | { type: 'key-reused' }
  | { type: 'unknown-model' }
  | { type: 'too-many-pictures' }
  | { type: 'large-picture' }
  | { type: 'not-a-picture' };

/** Stores a request with its pictures, or nothing of it. */
export async function askForPart({ payload, input, idempotencyKey }: Args): Promise<Outcome> {
  if (input.pictures.length > MAX_REQUEST_PICTURES) return { type: 'too-many-pictures' };
  // One after the other: a decoded picture may take half a gigabyte.
  const pictures: Picture[] = [];
  for (const file of input.pictures) {
    const picture = await readPicture(file);
    if ('type' in picture) return picture;
    pictures.push(picture);
  }
  const hash = contentHash({ ...input, pictures: pictures.map(({ fileHash }) => fileHash) });
  const request = idempotencyKey === null ? null : { key: idempotencyKey, hash };
  const { value } = await inTransaction<Outcome>({ payload, user: null }, async (req) => {
    const earlier = request && (await findByRequestKey(req, 'part_requests', request));
    if (earlier?.type === 'other-request') return { keep: false, value: { type: 'key-reused' } };
    if (earlier?.type === 'same-request') {
      return { keep: false, value: { type: 'made', number: earlier.id, isRepeat: true } };
    }
    const model = input.model === '' ? null : await lockModel(req, input.model);
    if (model === undefined) return { keep: false, value: { type: 'unknown-model' } };
    const [made] = await executeInTransaction<{ id: number }>(
      req,
      sql`INSERT INTO part_requests (phone, text, model_id, idempotency_key, request_hash)
          VALUES (${input.phone}, ${input.text}, ${model?.id ?? null}, ${request?.key ?? null}, ${request?.hash ?? null})
          RETURNING id`,
    );
    if (!made) throw new Error('The part request was not written.');
    for (const [index, { content }] of pictures.entries()) {
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
    return { keep: true, value: { type: 'made', number: made.id, isRepeat: false } };
  });
  return value;
}

/** `fileHash`: of the file as it was sent. */
type Picture = { content: Buffer; fileHash: string };

/** The content alone decides: some programs declare every file as application/octet-stream. */
async function readPicture(file: unknown): Promise<Picture | { type: 'large-picture' | 'not-a-picture' }> {
  if (!(file instanceof File)) return { type: 'not-a-picture' };
  if (file.size > MAX_IMAGE_BYTES) return { type: 'large-picture' };
  const bytes = Buffer.from(await file.arrayBuffer());
  const content = await smallPicture(bytes);
  return content ? { content, fileHash: createHash('sha256').update(bytes).digest('hex') } : { type: 'not-a-picture' };
}
