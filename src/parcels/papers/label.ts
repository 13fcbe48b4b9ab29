/** A parcel's label: 100 × 150 mm, black on white, as thermal printers print it. */
import { formatFrenchAmount, toDinars } from '@/domain/money';
import type { ParcelSheet } from '@/domain/parcels/sheet';
import { readablePhone } from '@/domain/phone';
import { mm, type Pen } from '@/papers/pen';
import { shop } from '@/shop';
import { parcelPaperWords } from '@/words/fr/orders/parcels';
import { drawContents } from './label-contents';
import { drawFoot, FOOT_HEIGHT } from './label-foot';

export const LABEL = { width: mm(100), height: mm(150) } as const;

/** Printers do not reach the edge. */
const MARGIN = mm(4);
const INNER = LABEL.width - 2 * MARGIN;
const GAP = mm(1.5);
const FRAME = 1.5;

const HEAD_HEIGHT = mm(22);
const CODE_WIDTH = mm(32);
const METHOD_HEIGHT = mm(9);
const AMOUNT_HEIGHT = mm(11);

/** Draws it with its upper left corner at the origin: zones one below the other, the foot at the lower edge. */
export function drawLabel(pen: Pen, sheet: ParcelSheet): void {
  const column = { x: MARGIN, width: INNER };
  const foot = LABEL.height - MARGIN - FOOT_HEIGHT;
  drawSender(pen);
  drawWilaya(pen, sheet);
  let y = MARGIN + HEAD_HEIGHT + GAP;
  y += drawPlace(pen, sheet, y) + GAP / 2;
  drawMethod(pen, sheet, y);
  y += METHOD_HEIGHT + GAP;
  y += drawReceiver(pen, sheet, y) + GAP;
  drawAmount(pen, sheet, y);
  y += AMOUNT_HEIGHT + GAP;
  drawContents(pen, sheet, { ...column, y, height: foot - GAP - y });
  drawFoot(pen, sheet, { ...column, y: foot });
}

function drawSender(pen: Pen): void {
  const box = { x: MARGIN, width: INNER - CODE_WIDTH - GAP };
  let y = MARGIN;
  y += pen.text(parcelPaperWords.from, { ...box, y, steps: [7] });
  y += pen.text(shop.name, { ...box, y, steps: [13, 11, 9], weight: 'bold' });
  y += pen.text(shop.address, { ...box, y, steps: [9, [8, 2]] });
  pen.text(shop.phones.join(' / '), { ...box, y, steps: [9, 8, 7] });
}

/** The code by which couriers sort, and that of the wilaya which a new one was part of. */
function drawWilaya(pen: Pen, { wilaya: { code, mother } }: ParcelSheet): void {
  if (code === null) return;
  const x = MARGIN + INNER - CODE_WIDTH;
  pen.doc.lineWidth(FRAME).rect(x, MARGIN, CODE_WIDTH, HEAD_HEIGHT).stroke('black');
  const box = { x: x + 2, width: CODE_WIDTH - 4, align: 'center' } as const;
  const former = mother ? mm(6) : 0;
  pen.text(twoDigits(code), {
    ...box,
    y: MARGIN,
    height: HEAD_HEIGHT - former,
    steps: [mother ? 46 : 54],
    weight: 'bold',
  });
  if (!mother) return;
  const text = parcelPaperWords.formerWilaya(twoDigits(mother.code), mother.name);
  pen.text(text, { ...box, y: MARGIN + HEAD_HEIGHT - former, height: former, steps: [9, 8, 7, 6] });
}

/** @returns its height */
function drawPlace(pen: Pen, { wilaya, commune, city }: ParcelSheet, top: number): number {
  pen.doc
    .lineWidth(1)
    .moveTo(MARGIN, top)
    .lineTo(MARGIN + INNER, top)
    .stroke('black');
  const latin = { x: MARGIN, width: INNER * 0.64, weight: 'bold' } as const;
  const arabic = { x: MARGIN + INNER * 0.66, width: INNER * 0.34, align: 'right' } as const;
  let y = top + mm(1);
  pen.text(wilaya.nameAr, { ...arabic, y: y + 1, steps: [13, 11, 9] });
  y += pen.text(wilaya.name, { ...latin, y, steps: [17, 15, 13, 11] });
  pen.text(commune?.nameAr ?? '', { ...arabic, y: y + 1, steps: [12, 10, [8, 2]] });
  y += pen.text(commune?.name ?? city, { ...latin, y, steps: [15, 13, 11, [9, 2]] });
  return y - top;
}

function drawMethod(pen: Pen, { isDesk }: ParcelSheet, y: number): void {
  const band = pen.doc.lineWidth(FRAME).rect(MARGIN, y, INNER, METHOD_HEIGHT);
  if (isDesk) band.fill('black');
  else band.stroke('black');
  const box = { x: MARGIN, y, width: INNER, height: METHOD_HEIGHT, align: 'center' } as const;
  pen.text(isDesk ? parcelPaperWords.desk : parcelPaperWords.home, {
    ...box,
    steps: [18],
    weight: 'bold',
    color: isDesk ? 'white' : 'black',
  });
}

/** @returns its height */
function drawReceiver(pen: Pen, { customer, commune, city, address, remark }: ParcelSheet, top: number): number {
  const box = { x: MARGIN, width: INNER };
  const phones = [customer.phone, customer.phone2].filter((phone) => phone.trim() !== '').map(readablePhone);
  const town = commune && city !== commune.name ? city : '';
  let y = top;
  y += pen.text(parcelPaperWords.to, { ...box, y, steps: [7] });
  y += pen.text(`${customer.firstName} ${customer.lastName}`, {
    ...box,
    y,
    steps: [16, 14, [12, 2], [10, 2]],
    weight: 'bold',
  });
  y += pen.text(phones.join('  /  '), { ...box, y, steps: [16, 14, 12, 10, 8], weight: 'bold' });
  y += pen.text([address, town].filter((part) => part !== '').join(', '), {
    ...box,
    y,
    steps: [
      [11, 2],
      [10, 3],
      [9, 4],
      [8, 4],
    ],
  });
  y += pen.text(remark, { ...box, y, steps: [9, [8, 2]] });
  return y - top;
}

function drawAmount(pen: Pen, { codCentimes }: ParcelSheet, y: number): void {
  pen.doc.lineWidth(FRAME).rect(MARGIN, y, INNER, AMOUNT_HEIGHT).stroke('black');
  const box = { y, height: AMOUNT_HEIGHT, weight: 'bold' } as const;
  if (codCentimes === 0) {
    pen.text(parcelPaperWords.nothingToCollect, { ...box, x: MARGIN, width: INNER, steps: [18], align: 'center' });
    return;
  }
  pen.text(parcelPaperWords.toCollect, { ...box, x: MARGIN + mm(2), width: mm(26), steps: [11, 10] });
  const amount = formatFrenchAmount(toDinars(codCentimes));
  pen.text(amount, { ...box, x: MARGIN + mm(28), width: INNER - mm(30), steps: [24, 20, 17, 14], align: 'right' });
}

function twoDigits(code: number): string {
  return String(code).padStart(2, '0');
}
