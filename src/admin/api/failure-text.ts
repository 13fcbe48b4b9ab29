import { AdminApiError } from './client';

/**
 * The text of the spec's catalogue of errors (section 8), and behind it what the server said.
 * @param unreached what is said instead where no server has answered
 */
export function failureText(text: string, error: Error, unreached?: string): string {
  const isReached = error instanceof AdminApiError && error.status > 0;
  if (!isReached && unreached !== undefined) return unreached;
  return [text, error instanceof AdminApiError ? error.reason : ''].filter(Boolean).join(' ');
}
