/** What the courier's driver signs: every parcel of the batch, and what is to be collected. */
import { formatNumericDay } from '@/domain/dates';
import { toDinars } from '@/domain/money';
import type { ParcelSheet } from '@/domain/parcels/sheet';
import { readablePhone } from '@/domain/phone';
import { formatFrenchAmount } from '@/domain/price-texts';
import { A4 } from '@/papers/a4';
import { mm, type Pen } from '@/papers/pen';
import { type Column, drawTable } from '@/papers/table';
import { parcelPaperWords } from '@/words/fr/orders/parcels';
import { a4Sheet } from './a4';
import type { Batch } from './batch';

type Row = { place: number; sheet: ParcelSheet };

/** 182 mm together. */
const columns = (): readonly Column<Row>[] => [
  { head: '', width: 10, align: 'right', steps: [8], cell: ({ place }) => [String(place)] },
  {
    head: parcelPaperWords.orderHead,
    width: 24,
    weight: 'bold',
    steps: [10, 8],
    cell: ({ sheet }) => [String(sheet.orderId)],
  },
  { head: parcelPaperWords.tracking, width: 28, steps: [9, 8, [7, 2]], cell: ({ sheet }) => [sheet.tracking] },
  { head: parcelPaperWords.receiver, width: 46, steps: [[9, 4]], cell: receiver },
  { head: parcelPaperWords.destination, width: 41, cell: destination },
  {
    head: parcelPaperWords.toCollect,
    width: 33,
    align: 'right',
    weight: 'bold',
    steps: [9, 8, 7],
    cell: ({ sheet }) => [amountText(sheet.codCentimes)],
  },
];

const SIGNATURES_HEIGHT = mm(48);

export function drawHandOverSheet(pen: Pen, { batchId, courier, createdAt, sheets }: Batch): void {
  const title = parcelPaperWords.handOver(batchId);
  const total = sheets.reduce((sum, { codCentimes }) => sum + codCentimes, 0);
  const facts = [
    courier,
    formatNumericDay(createdAt),
    parcelPaperWords.parcels(sheets.length),
    parcelPaperWords.amountOf(amountText(total)),
  ];
  const paper = a4Sheet(pen, { title, facts });
  let y = drawTable(pen, paper.addPage, {
    columns: columns(),
    rows: sheets.map((sheet, index) => ({ place: index + 1, sheet })),
  });
  if (y + SIGNATURES_HEIGHT > A4.bottom) y = paper.addPage();
  drawSignatures(pen, y + mm(2), { courier, count: sheets.length, total });
  paper.close();
}

function drawSignatures(
  pen: Pen,
  top: number,
  { courier, count, total }: { courier: string; count: number; total: number },
): void {
  const sum = `${parcelPaperWords.total} : ${parcelPaperWords.parcels(count)}, ${amountText(total)}`;
  let y = top;
  y += pen.text(sum, { x: A4.start, y, width: A4.width, steps: [12, 10], weight: 'bold', align: 'right' }) + mm(3);
  const gap = mm(6);
  const width = (A4.width - gap) / 2;
  [parcelPaperWords.handedOverBy, parcelPaperWords.takenOverBy(courier)].forEach((label, index) => {
    const x = A4.start + index * (width + gap);
    pen.doc.lineWidth(1).rect(x, y, width, mm(32)).stroke('black');
    pen.text(label, { x: x + mm(2), y: y + mm(1.5), width: width - mm(4), steps: [8, [7, 2]] });
  });
}

/** Name, and telephone, by which the driver calls. */
function receiver({ sheet: { customer } }: Row): string[] {
  return [`${customer.firstName} ${customer.lastName}`, readablePhone(customer.phone)];
}

/** `16 Alger, Bab Ezzouar`, and whether it is collected at the desk. */
function destination({ sheet: { wilaya, commune, city, isDesk } }: Row): string[] {
  const code = wilaya.code === null ? '' : `${String(wilaya.code).padStart(2, '0')} `;
  const place = `${code}${wilaya.name}, ${commune?.name ?? city}`;
  return isDesk ? [place, parcelPaperWords.desk] : [place];
}

function amountText(centimes: number): string {
  return formatFrenchAmount(toDinars(centimes));
}
