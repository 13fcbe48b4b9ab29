import { inThread } from '@/runtime/in-thread';
import { limitConcurrency } from '@/runtime/limit-concurrency';
import type { Paper } from './invoice';
import type { invoicePdf } from './invoice-pdf';

const inTurn = limitConcurrency({
  atOnce: 1,
  maxWaiting: 20,
  refusal: 'Too many invoices are being made just now. Try again in a moment.',
});

const draw = inThread<typeof invoicePdf>('src/orders/invoice-pdf.tsx', 'invoicePdf');

/**
 * Draws the PDF: 50 ms for one page, a third of a second for a hundred lines.
 * @returns the PDF
 * @throws UnavailableError if too many are asked for at once
 */
export function drawPaper(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  return inTurn(() => draw(paper));
}
