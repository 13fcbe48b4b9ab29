import { type RefusedPicture, refusedPictures } from '@/domain/orders/part-requests';
import { beginsAsImage } from '@/domain/products/image-rules';
import { postForm } from '@/storefront/api/post-form';
import { sendWithKey } from '@/storefront/recovery/request-key';
import { shrinkPicture } from './shrink-picture';

type PartRequestInput = { phone: string; text: string; model: string; pictures: readonly File[] };

/** Those that the shop would refuse, before anything is sent: a video alone may be larger than all that a form may hold. */
export async function badPictures(pictures: readonly File[]): Promise<RefusedPicture[]> {
  const small = await Promise.all(pictures.map(shrinkPicture));
  return refusedPictures(small, async (file) => beginsAsImage(new Uint8Array(await file.slice(0, HEAD).arrayBuffer())));
}

/** Bytes that say what a file is. */
const HEAD = 16;

/** @returns the number of the request @throws ApiError */
export async function sendPartRequest({ phone, text, model, pictures }: PartRequestInput): Promise<number> {
  const form = new FormData();
  form.set('phone', phone);
  form.set('text', text);
  if (model !== '') form.set('model', model);
  for (const file of pictures) form.append('pictures', await shrinkPicture(file));
  const files = pictures.map(({ name, size, lastModified }) => [name, size, lastModified]);
  const { number } = await sendWithKey({ kind: 'part-request', content: [phone, text, model, files] }, (key) =>
    postForm<{ number: number }>('/api/part-requests/', form, { headers: { 'Idempotency-Key': key } }),
  );
  return number;
}
