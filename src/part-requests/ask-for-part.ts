import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { recordAudit } from '@/audit/record';
import { lockModel } from '@/database/locks';
import { findRepeat, type KeyedRequest, keyedRequest, oncePerKey } from '@/database/request-keys';
import { executeInTransaction } from '@/database/transaction';
import {
  MAX_REQUEST_PICTURES,
  type RefusedPicture,
  refusedPictures,
  shownFileName,
} from '@/domain/orders/part-requests';
import { MAX_IMAGE_BYTES } from '@/domain/products/image-rules';
import { hasPictureHead } from '@/pictures/decode-picture';
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
  | { type: 'bad-pictures'; refused: RefusedPicture[] };

/** `isDecoded`: pictures were decoded for it, which counts whatever the outcome. */
type Asked = { outcome: Outcome; isDecoded: boolean };

/** Stores a request with its pictures, or nothing of it. What is cheap to check comes before any picture is decoded. */
export async function askForPart({ payload, input, idempotencyKey: key }: Args): Promise<Asked> {
  const refused = (outcome: Outcome): Asked => ({ outcome, isDecoded: false });
  if (input.pictures.length > MAX_REQUEST_PICTURES) return refused({ type: 'too-many-pictures' });
  const files = input.pictures.map((file) => (file instanceof File ? file : new File([], String(file))));
  const isLarge = files.some(({ size }) => size > MAX_IMAGE_BYTES);
  if (isLarge) return refused({ type: 'bad-pictures', refused: await refusedPictures(files, beginsAsPicture) });
  const contents = await Promise.all(files.map(contentOf));
  const request = keyedRequest('part-request', { key, content: { ...input, pictures: contents.map(hashOf) } });
  const earlier = await findRepeat({ payload }, { request, ...REPEATS });
  if (earlier) return refused(earlier);
  if (input.model !== '' && !(await lockModel({ payload }, input.model))) return refused({ type: 'unknown-model' });
  const bad = await refusedPictures(files, beginsAsPicture);
  if (bad.length > 0) return refused({ type: 'bad-pictures', refused: bad });

  const isDecoded = files.length > 0;
  const pictures: Buffer[] = [];
  const broken: RefusedPicture[] = [];
  // One after the other: a decoded picture may take half a gigabyte.
  for (const [place, content] of contents.entries()) {
    const picture = await smallPicture(content);
    if (picture) pictures.push(picture);
    else broken.push({ name: shownFileName(files[place]?.name ?? ''), reason: 'not-a-picture' });
  }
  if (broken.length > 0) return { outcome: { type: 'bad-pictures', refused: broken }, isDecoded };
  return { outcome: await store({ payload, input, request, pictures }), isDecoded };
}

async function contentOf(file: File): Promise<Buffer> {
  return Buffer.from(await file.arrayBuffer());
}

async function beginsAsPicture(file: File): Promise<boolean> {
  return hasPictureHead(await contentOf(file));
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

const REPEATS = {
  repeat: (_: unknown, number: number): Outcome => ({ type: 'made', number, isRepeat: true }),
  reused: { type: 'key-reused' },
} as const;

type Stored = Pick<Args, 'payload' | 'input'> & { request: KeyedRequest | null; pictures: readonly Buffer[] };

/** The key and the model may have changed while the pictures were decoded. */
async function store({ payload, input, request, pictures }: Stored): Promise<Outcome> {
  return oncePerKey<Outcome>({ payload, user: null }, { request, ...REPEATS }, async (req) => {
    const model = input.model === '' ? null : await lockModel(req, input.model);
    if (model === undefined) return { keep: false, value: { type: 'unknown-model' } };
    const [made] = await executeInTransaction<{ id: number }>(
      req,
      sql`INSERT INTO part_requests (phone, text, model_id, idempotency_key, request_hash)
          VALUES (${input.phone}, ${input.text}, ${model?.id ?? null}, ${request?.key ?? null}, ${request?.hash ?? null})
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
    return { keep: true, value: { type: 'made', number: made.id, isRepeat: false } };
  });
}
