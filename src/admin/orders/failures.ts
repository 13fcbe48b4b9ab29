/** What is said of a call for orders that failed (spec, back office section 8). */
import { AdminApiError } from '../api/client';
import { InvalidDataError } from './queries';

/** What the server says, or else what the client knows. */
function reasonOf(error: Error): string {
  return (error instanceof AdminApiError && error.reason) || error.message;
}

export function loadFailure(error: Error | null): string {
  if (error instanceof InvalidDataError) return error.message;
  return `Failed to load orders: ${error ? reasonOf(error) : 'unknown reason'}`;
}

export function listStatusFailure(error: Error): string {
  return `Failed to update order status: ${reasonOf(error)}`;
}

export function dialogStatusFailure(error: Error): string {
  return reasonOf(error) || 'Failed to update status';
}

export function failureOf(action: string, error: Error): string {
  return `Failed to ${action}: ${reasonOf(error)}`;
}
