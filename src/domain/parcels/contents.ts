/** What is in a parcel. */
import { type ParcelSheet, type SheetItem, skuOf } from './sheet';

type WithItems = Pick<ParcelSheet, 'items'>;

/** `2 x Circulateur UPS 25-60 (96281375) + 1 x Joint (17)` */
export function contentsText(sheet: WithItems): string {
  return contentsLines(sheet).join(' + ');
}

/** `2 x Circulateur UPS 25-60 (96281375)` for each line. */
export function contentsLines({ items }: WithItems): string[] {
  return items.map(lineText);
}

function lineText(item: SheetItem): string {
  const sku = skuOf(item);
  return `${item.quantity} x ${item.title}${sku === '' ? '' : ` (${sku})`}`;
}

/** The number of pieces. */
export function pieces({ items }: { items: readonly Pick<SheetItem, 'quantity'>[] }): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
