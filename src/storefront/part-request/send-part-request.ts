import { postForm } from '@/client/api/post-form';
import { shrinkPicture } from './shrink-picture';

type Asked = { phone: string; text: string; model: string; pictures: readonly File[] };

/** @returns the number of the request @throws ApiError */
export async function sendPartRequest({ phone, text, model, pictures }: Asked): Promise<number> {
  const form = new FormData();
  form.set('phone', phone);
  form.set('text', text);
  if (model !== '') form.set('model', model);
  for (const file of pictures) form.append('pictures', await shrinkPicture(file));
  const { number } = await postForm<{ number: number }>('/api/part-requests/', form);
  return number;
}
