import { ApiError } from '@/client/api/api-error';
import { commonWords } from '@/words/fr/common';

/** The message if the server refuses or cannot be reached. */
export function failureText(error: unknown): string {
  return (error instanceof ApiError && error.message) || commonWords.unexpected;
}
