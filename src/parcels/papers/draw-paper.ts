/** Draws the papers of parcels. Runs in a thread: 300 labels take a second. */
import { allPdf } from './all-pdf';
import type { Batch } from './batch';
import { handOverPdf } from './hand-over-pdf';
import { labelsPdf } from './labels-pdf';
import { pickingListPdf } from './picking-list-pdf';

const PAPERS = {
  /** one a page of 100 × 150 mm */
  labels: (batch: Batch) => labelsPdf(batch, 'label'),
  /** four on a page of A4 */
  'labels-a4': (batch: Batch) => labelsPdf(batch, 'a4'),
  papers: allPdf,
  'picking-list': pickingListPdf,
  'hand-over': handOverPdf,
} as const satisfies Record<string, (batch: Batch) => Promise<Uint8Array<ArrayBuffer>>>;

export type Paper = keyof typeof PAPERS;

export function drawPaper({ paper, batch }: { paper: Paper; batch: Batch }): Promise<Uint8Array<ArrayBuffer>> {
  return PAPERS[paper](batch);
}
