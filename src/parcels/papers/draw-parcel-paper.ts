/** Draws the papers of parcels. Runs in a thread: 300 labels take a second. */
import type { PickedOrder } from '@/domain/parcels/picking';
import { createPen, type Pen } from '@/papers/pen';
import { readLogo } from '@/pictures/read-logo';
import { shop } from '@/shop';
import { parcelPaperWords } from '@/words/fr/orders/parcels';
import type { Batch } from './batch';
import { drawHandOverSheet } from './hand-over-pdf';
import { drawLabels } from './labels-pdf';
import { drawPickingList, drawPickingListOfOrders } from './picking-list-pdf';

type Drawing = { title: (batchId: number) => string; draw: (pen: Pen, batch: Batch) => void };

const PAPERS = {
  /** one a page of 100 × 150 mm */
  labels: {
    title: (batchId) => parcelPaperWords.labels(batchId),
    draw: (pen, batch) => drawLabels(pen, batch, 'label'),
  },
  /** four on a page of A4 */
  'labels-a4': {
    title: (batchId) => parcelPaperWords.labels(batchId),
    draw: (pen, batch) => drawLabels(pen, batch, 'a4'),
  },
  /** One press, one pile of A4: the list to take from the shelves by, the labels to stick on, the sheet to sign. */
  papers: {
    title: (batchId) => parcelPaperWords.batch(batchId),
    draw: (pen, batch) => {
      drawPickingList(pen, batch);
      drawLabels(pen, batch, 'a4');
      drawHandOverSheet(pen, batch);
    },
  },
  'picking-list': { title: (batchId) => parcelPaperWords.pickingList(batchId), draw: drawPickingList },
  'hand-over': { title: (batchId) => parcelPaperWords.handOver(batchId), draw: drawHandOverSheet },
} as const satisfies Record<string, Drawing>;

export type ParcelPaper = keyof typeof PAPERS;

export async function drawParcelPaper({
  paper,
  batch,
}: {
  paper: ParcelPaper;
  batch: Batch;
}): Promise<Uint8Array<ArrayBuffer>> {
  const { title, draw }: Drawing = PAPERS[paper];
  const pen = createPen({ title: title(batch.batchId), author: shop.name, logo: await readLogo() });
  draw(pen, batch);
  return pen.finish();
}

export async function drawOrdersPickingList(orders: readonly PickedOrder[]): Promise<Uint8Array<ArrayBuffer>> {
  const pen = createPen({
    title: `${parcelPaperWords.pickingListOfOrders} - ${shop.name}`,
    author: shop.name,
    logo: await readLogo(),
  });
  drawPickingListOfOrders(pen, orders);
  return pen.finish();
}
