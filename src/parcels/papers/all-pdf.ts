/** All that is printed of a batch, on A4: one press, one pile. */

import { createPen } from '@/papers/pen';
import { shop } from '@/shop';
import { parcelPaperWords } from '@/words/fr/parcels';
import type { Batch } from './batch';
import { drawHandOverSheet } from './hand-over-pdf';
import { drawLabels } from './labels-pdf';
import { drawPickingList } from './picking-list-pdf';

/** What is needed first comes first: the list to take from the shelves by, the labels to stick on, the sheet to sign. */
export function allPdf(batch: Batch): Promise<Uint8Array<ArrayBuffer>> {
  const pen = createPen({ title: parcelPaperWords.batch(batch.batchId), author: shop.name });
  drawPickingList(pen, batch);
  drawLabels(pen, batch, 'a4');
  drawHandOverSheet(pen, batch);
  return pen.finish();
}
