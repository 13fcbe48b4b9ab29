import { invalidatePendingPages } from '@/memory/trace';

/** Next.js calls this when rendering a page fails: the error page it shows instead must not be kept for other visitors. */
export function onRequestError(): void {
  invalidatePendingPages();
}
