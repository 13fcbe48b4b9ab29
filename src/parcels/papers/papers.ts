import type { PickedOrder } from '@/domain/parcels/picking';
import { inLanguage } from '@/runtime/in-language';
import { inThread } from '@/runtime/in-thread';
import { limitConcurrency } from '@/runtime/limit-concurrency';
import type { Batch } from './batch';
import type { drawOrdersPickingList, drawParcelPaper, ParcelPaper } from './draw-parcel-paper';

const inTurn = limitConcurrency({
  atOnce: 1,
  maxWaiting: 20,
  refusal: 'Too many papers are being drawn just now. Try again in a moment.',
});

const FILE = 'src/parcels/papers/draw-parcel-paper.ts';
const draw = inThread<typeof drawParcelPaper>(FILE, 'drawParcelPaper');
const drawOfOrders = inThread<typeof drawOrdersPickingList>(FILE, 'drawOrdersPickingList');

/**
 * The PDF of a batch, always in French: labels, picking list or hand-over sheet.
 * @throws UnavailableError if too many are asked for at once
 */
export function paperPdf(paper: ParcelPaper, batch: Batch): Promise<Uint8Array<ArrayBuffer>> {
  return inTurn(() => inLanguage('fr', () => draw({ paper, batch })));
}

/**
 * The picking list of orders that are in no batch yet, always in French.
 * @throws UnavailableError if too many papers are asked for at once
 */
export function ordersPickingListPdf(orders: readonly PickedOrder[]): Promise<Uint8Array<ArrayBuffer>> {
  return inTurn(() => inLanguage('fr', () => drawOfOrders(orders)));
}
