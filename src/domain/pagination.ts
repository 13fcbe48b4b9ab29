/** Pages of a list. */
export const PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;
const WINDOW_SIZE = 4;

/** An empty list still has one page. */
export function totalPages({ total, limit }: { total: number; limit: number }): number {
  return Math.max(1, Math.ceil(total / limit));
}

/** 4 page numbers around the current page, or all if there are fewer. */
export function pageWindow({ page, pages }: { page: number; pages: number }): number[] {
  const size = Math.min(WINDOW_SIZE, pages);
  const first = Math.max(1, Math.min(page - Math.floor(WINDOW_SIZE / 2) + 1, pages - size + 1));
  return Array.from({ length: size }, (_, offset) => first + offset);
}
