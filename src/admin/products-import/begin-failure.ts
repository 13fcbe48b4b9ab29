import { officeImportWords } from '@/words/en/imports';
import { AdminApiError } from '../api/client';

/** What is said of a file that was not taken. */
export function beginFailure(error: Error): string {
  return (error instanceof AdminApiError && error.reason) || officeImportWords.beginFailed;
}
