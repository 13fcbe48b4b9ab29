import { inThread } from '@/runtime/in-thread';
import { limitConcurrency } from '@/runtime/limit-concurrency';
import type { OrderPaper } from './invoice';
import type { invoicePdf } from './invoice-pdf';

type Draw = (...papers: readonly OrderPaper[]) => Promise<Uint8Array<ArrayBuffer>>;

function drawer(refusal: string): Draw {
  const inTurn = limitConcurrency({ atOnce: 1, maxWaiting: 20, refusal });
  const draw = inThread<typeof invoicePdf>('src/orders/invoices/invoice-pdf.ts', 'invoicePdf');
  return (...papers) => inTurn(() => draw(papers));
}

/**
 * Draws papers of the back office into one PDF, in the language of the work in progress: 50 ms for one page, twice that for a
 * hundred lines.
 * @throws UnavailableError if too many are asked for at once
 */
export const drawOrderPaper = drawer('Too many invoices are being made just now. Try again in a moment.');

/** The same for anybody, with its own queue and thread, so that the back office never waits for visitors. */
export const drawShopperPaper = drawer('Too many papers of visitors are being made just now.');
