import { invalidatePendingPages } from '@/catalogue/memory/trace';

/** Called by Next.js when a page fails while it is made: what it shows instead is for this visitor alone. */
export function onRequestError(): void {
  invalidatePendingPages();
}
