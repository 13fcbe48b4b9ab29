import { ApiError, readErrorAnswer } from '@/client/api/api-error';
import { csrfToken } from '@/client/api/client';
import { commonWords } from '@/words/fr/common';
import { shrinkPicture } from './shrink-picture';

/** Milliseconds: pictures take long on a slow line. */
const PATIENCE_MS = 120_000;

type Asked = { phone: string; text: string; model: string; pictures: readonly File[] };

/** @returns the number of the request @throws ApiError */
export async function sendPartRequest({ phone, text, model, pictures }: Asked): Promise<number> {
  const form = new FormData();
  form.set('phone', phone);
  form.set('text', text);
  if (model !== '') form.set('model', model);
  for (const file of pictures) form.append('pictures', await shrinkPicture(file));
  const token = csrfToken();
  const response = await fetch('/api/part-requests/', {
    method: 'POST',
    body: form,
    headers: { Accept: 'application/json', ...(token === null ? {} : { 'X-CSRFToken': token }) },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => {
    throw new ApiError({ status: 0, message: commonWords.lineDown });
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError({ status: response.status, ...readErrorAnswer(answer) });
  // The call's schema, which its tests check.
  return (answer as { number: number }).number;
}
