import { AdminApiError } from '../api/client';

/** What is said above the form of a wilaya that was not saved (spec, back office section 8). */
export function saveFailure(error: Error): string {
  const isReached = error instanceof AdminApiError && error.status > 0;
  if (!isReached) return 'Failed to save wilaya. Please try again.';
  return ['Failed to save wilaya.', error.reason].filter(Boolean).join(' ');
}
