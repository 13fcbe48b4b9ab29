import { inLanguage } from '@/runtime/in-language';
import { inThread } from '@/runtime/in-thread';
import { limitConcurrency } from '@/runtime/limit-concurrency';
import type { Batch } from './batch';
import type { drawParcelPaper, ParcelPaper } from './draw-parcel-paper';

const inTurn = limitConcurrency({
  atOnce: 1,
  maxWaiting: 20,
  refusal: 'Too many papers are being drawn just now. Try again in a moment.',
});

const draw = inThread<typeof drawParcelPaper>('src/parcels/papers/draw-parcel-paper.ts', 'drawParcelPaper');

/**
 * The PDF of a batch, always in French: labels, picking list or hand-over sheet.
 * @throws UnavailableError if too many are asked for at once
 */
export function paperPdf(paper: ParcelPaper, batch: Batch): Promise<Uint8Array<ArrayBuffer>> {
  return inTurn(() => inLanguage('fr', () => draw({ paper, batch })));
}
