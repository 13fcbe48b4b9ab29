/** What to take from the shelves for a batch or for chosen orders: each product once, with its pieces and their orders. */
import { formatNumericDay } from '@/domain/dates';
import { pieces } from '@/domain/parcels/contents';
import { type PickedOrder, type PickingLine, pickingLines } from '@/domain/parcels/picking';
import { skuOf } from '@/domain/parcels/sheet';
import type { Pen } from '@/papers/pen';
import { type Column, drawTable } from '@/papers/table';
import { parcelPaperWords } from '@/words/fr/orders/parcels';
import { a4Sheet } from './a4';
import type { Batch } from './batch';

/** 182 mm together. */
const columns = (): readonly Column<PickingLine>[] => [
  { head: '', width: 9, cell: () => null },
  {
    head: parcelPaperWords.quantity,
    width: 16,
    align: 'right',
    weight: 'bold',
    steps: [11, 9, 7],
    cell: ({ quantity }) => [String(quantity)],
  },
  {
    head: parcelPaperWords.reference,
    width: 36,
    weight: 'bold',
    steps: [10, 9, 8, [7, 2]],
    cell: (line) => [skuOf(line)],
  },
  {
    head: parcelPaperWords.product,
    width: 71,
    steps: [
      [10, 2],
      [9, 3],
    ],
    cell: ({ title }) => [title],
  },
  // Some 500 orders: more than a batch has.
  {
    head: parcelPaperWords.orders,
    width: 50,
    steps: [
      [9, 3],
      [8, 70],
    ],
    cell: (line) => [ordersText(line)],
  },
];

export function drawPickingList(pen: Pen, { batchId, courier, createdAt, sheets }: Batch): void {
  const facts = [courier, formatNumericDay(createdAt), parcelPaperWords.parcels(sheets.length)];
  drawList(pen, sheets, { title: parcelPaperWords.pickingList(batchId), facts });
}

export function drawPickingListOfOrders(pen: Pen, orders: readonly PickedOrder[]): void {
  const facts = [formatNumericDay(new Date().toISOString()), parcelPaperWords.orderCount(orders.length)];
  drawList(pen, orders, { title: parcelPaperWords.pickingListOfOrders, facts });
}

function drawList(
  pen: Pen,
  orders: readonly PickedOrder[],
  { title, facts }: { title: string; facts: readonly string[] },
): void {
  const count = orders.reduce((sum, order) => sum + pieces(order), 0);
  const sheet = a4Sheet(pen, { title, facts: [...facts, parcelPaperWords.pieces(count)] });
  drawTable(pen, sheet.addPage, { columns: columns(), rows: pickingLines(orders) });
  sheet.close();
}

/** `1042 (2), 1043`: pieces in brackets unless it is one. */
function ordersText({ orders }: PickingLine): string {
  return orders
    .map(({ orderId, quantity }) => (quantity === 1 ? String(orderId) : `${orderId}\u00a0(${quantity})`))
    .join(', ');
}
