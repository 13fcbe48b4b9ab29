import { ApiError } from '@/client/api/api-error';

/** What is said where the server refuses, or cannot be reached. */
export function failureText(error: unknown): string {
  return (error instanceof ApiError && error.message) || 'Une erreur est survenue. Veuillez réessayer.';
}
