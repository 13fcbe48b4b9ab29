import { AdminApiError } from './client';

/** What the server says about one field first; undefined where it says nothing of it. */
export function firstDetail(error: Error, field: string): string | undefined {
  if (!(error instanceof AdminApiError)) return undefined;
  const [first] = [error.details[field]].flat();
  return typeof first === 'string' ? first : undefined;
}
