import { AdminApiError } from './client';

/** What the server said, or that it is out of reach; '' where it said nothing that people could read. */
export function reasonOf(error: Error): string {
  return error instanceof AdminApiError ? error.reason : '';
}

/**
 * The screen's own sentence about a failed call, followed by the server's reason.
 * @param unreached what is said instead where no server has answered
 */
export function failureText(text: string, error: Error, unreached?: string): string {
  const isReached = error instanceof AdminApiError && error.status > 0;
  if (!isReached && unreached !== undefined) return unreached;
  return [text, reasonOf(error)].filter(Boolean).join(' ');
}

/** What the server says about one field first; undefined where it says nothing of it. */
export function firstDetail(error: Error, field: string): string | undefined {
  if (!(error instanceof AdminApiError)) return undefined;
  const [first] = [error.details[field]].flat();
  return typeof first === 'string' ? first : undefined;
}
