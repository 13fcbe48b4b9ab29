/** Pages of A4 with a head and page numbers. */
import { shop } from '@/shop';
import { parcelPaperWords } from '@/words/fr/parcels';
import { mm, type Pen } from './pen';

const MARGIN = mm(14);

export const A4 = {
  start: MARGIN,
  end: mm(210) - MARGIN,
  width: mm(210) - 2 * MARGIN,
  /** of the content: the page number is below */
  bottom: mm(297 - 20),
} as const;

export type Sheet = {
  /** @returns the upper edge of the page's content */
  addPage: () => number;
  /** Draws the page numbers, once all pages are there. */
  close: () => void;
};

/** @param facts about the batch, on one line below the title */
export function a4Sheet(pen: Pen, { title, facts }: { title: string; facts: readonly string[] }): Sheet {
  const box = { x: A4.start, width: A4.width } as const;
  // Other papers may come before it in the file, and are not counted.
  const first = pen.doc.bufferedPageRange().count;
  return {
    addPage: () => {
      pen.doc.addPage({ size: 'A4', margin: 0 });
      let y: number = MARGIN;
      pen.text(shop.name, { ...box, y, steps: [10], align: 'right' });
      y += pen.text(title, { ...box, width: A4.width * 0.75, y, steps: [17, 14], weight: 'bold' });
      y += pen.text(facts.join(' · '), { ...box, y, steps: [10, [9, 2]] });
      return y + mm(4);
    },
    close: () => {
      const { count } = pen.doc.bufferedPageRange();
      for (let page = first; page < count; page++) {
        pen.doc.switchToPage(page);
        pen.text(parcelPaperWords.pageOf(page - first + 1, count - first), {
          ...box,
          y: mm(297 - 14),
          steps: [8],
          align: 'center',
        });
      }
    },
  };
}
