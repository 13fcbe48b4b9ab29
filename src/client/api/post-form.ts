import { commonWords } from '@/words/fr/common';
import { ApiError, readErrorAnswer } from './api-error';
import { csrfToken } from './client';

/** Milliseconds: files take long on a slow line. */
const PATIENCE_MS = 120_000;

/** POST of a form with files. @throws ApiError */
export async function postForm<T>(
  path: string,
  form: FormData,
  { headers }: { headers?: Record<string, string> } = {},
): Promise<T> {
  const token = csrfToken();
  const response = await fetch(path, {
    method: 'POST',
    body: form,
    headers: { Accept: 'application/json', ...(token === null ? {} : { 'X-CSRFToken': token }), ...headers },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => {
    throw new ApiError({ status: 0, message: commonWords.lineDown });
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError({ status: response.status, ...readErrorAnswer(answer) });
  // The server's answers are checked against their schemas in its tests.
  return answer as T;
}
