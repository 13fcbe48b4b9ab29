/**
 * Whether the shop has not answered: the line is down, or another server answered in its place. By the status alone: a page that the
 * server has filled asks this before it has `ApiError`, which comes with the first call.
 */
export function isUnreached(error: Error | null): boolean {
  return error !== null && 'status' in error && error.status === 0;
}
