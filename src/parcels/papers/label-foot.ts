import { formatNumericDay } from '@/domain/dates';
import { referenceOf } from '@/domain/parcels/reference';
import type { ParcelSheet } from '@/domain/parcels/sheet';
import { LEADING, mm, type Pen } from '@/papers/pen';
import { parcelPaperWords } from '@/words/fr/orders/parcels';
import { drawBarcode } from './barcode';

/** Four dots of a printer with 203 dots an inch: ten digits, the largest number of an order, are 55 mm wide. */
const MODULE = mm(0.5);
const BAR_HEIGHT = mm(12);
const NUMBER_SIZE = 9;

export const FOOT_HEIGHT = mm(1.5) + BAR_HEIGHT + 1 + NUMBER_SIZE * LEADING;

/** The order's number, also as a barcode that types it, and the batch. */
export function drawFoot(pen: Pen, sheet: ParcelSheet, { x, y, width }: { x: number; y: number; width: number }): void {
  const { orderId, batchId, courier, tracking, createdAt } = sheet;
  pen.doc
    .lineWidth(1)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke('black');
  const top = y + mm(1.5);
  const end = x + width;
  const code = drawBarcode(pen, referenceOf(orderId), { end, y: top, height: BAR_HEIGHT, module: MODULE });
  const number = {
    x: end - code,
    y: top + BAR_HEIGHT + 1,
    width: code,
    steps: [NUMBER_SIZE],
    align: 'center',
  } as const;
  pen.text(referenceOf(orderId), number);
  const box = { x, width: width - code };
  let at = top;
  at += pen.text(parcelPaperWords.order(orderId), { ...box, y: at, steps: [12, 11, 10, 9, 8, 7], weight: 'bold' });
  at += pen.text(courier.name, { ...box, y: at, steps: [9, 8, 7, 6] });
  at += pen.text(`${parcelPaperWords.batch(batchId)} · ${formatNumericDay(createdAt)}`, {
    ...box,
    y: at,
    steps: [8, 7],
  });
  pen.text(tracking, { ...box, y: at, steps: [8, 7, 6, 5] });
}
