/** Pages of A4 with the head of a batch and page numbers. */
import { A4, addA4Page, numberPages } from '@/papers/a4';
import { mm, type Pen } from '@/papers/pen';
import { shop } from '@/shop';
import { parcelPaperWords } from '@/words/fr/orders/parcels';

const SIDE_WIDTH = A4.width / 4;
const LOGO_HEIGHT = mm(9);

type Sheet = {
  /** @returns the upper edge of the page's content */
  addPage: () => number;
  /** Draws the page numbers, once all pages are there. */
  close: () => void;
};

/** @param facts about the batch, on one line below the title */
export function a4Sheet(pen: Pen, { title, facts }: { title: string; facts: readonly string[] }): Sheet {
  const box = { x: A4.start, width: A4.width } as const;
  const first = pen.doc.bufferedPageRange().count;
  return {
    addPage: () => {
      let y = addA4Page(pen);
      const side = { x: A4.end - SIDE_WIDTH, width: SIDE_WIDTH };
      const logoHeight = pen.logoIn({ ...side, y, height: LOGO_HEIGHT, align: 'right' });
      pen.text(shop.name, { ...side, y: y + logoHeight, steps: [10], align: 'right' });
      y += pen.text(title, { ...box, width: A4.width * 0.75, y, steps: [17, 14], weight: 'bold' });
      y += pen.text(facts.join(' · '), { ...box, y, steps: [10, [9, 2]] });
      return y + mm(4);
    },
    close: () => numberPages(pen, first, parcelPaperWords.pageOf),
  };
}
