import { AdminApiError } from './client';

/** The text of the spec's catalogue of errors (section 8), and behind it what the server said. */
export function failureText(text: string, error: Error): string {
  return [text, error instanceof AdminApiError ? error.reason : ''].filter(Boolean).join(' ');
}
