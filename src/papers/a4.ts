/** Pages of A4 with page numbers. */
import { mm, type Pen } from './pen';

const MARGIN = mm(14);

export const A4 = {
  top: MARGIN,
  start: MARGIN,
  end: mm(210) - MARGIN,
  width: mm(210) - 2 * MARGIN,
  /** of the content: the page number is below */
  bottom: mm(297 - 20),
} as const;

/** @returns the upper edge of the new page's content */
export function addA4Page(pen: Pen): number {
  pen.doc.addPage({ size: 'A4', margin: 0 });
  return A4.top;
}

/**
 * Draws the page numbers, once all pages are there.
 * @param first index of the first page that counts: other papers may come before it in the file
 */
export function numberPages(pen: Pen, first: number, textOf: (page: number, pages: number) => string): void {
  const { count } = pen.doc.bufferedPageRange();
  for (let page = first; page < count; page++) {
    pen.doc.switchToPage(page);
    const content = textOf(page - first + 1, count - first);
    pen.text(content, { x: A4.start, y: mm(297 - 14), width: A4.width, steps: [8], align: 'center' });
  }
}
