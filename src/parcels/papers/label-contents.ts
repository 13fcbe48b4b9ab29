import { pieces } from '@/domain/parcels/contents';
import type { ParcelSheet, SheetItem } from '@/domain/parcels/sheet';
import { LEADING, mm, type Pen } from '@/papers/pen';
import { parcelPaperWords } from '@/words/fr/orders/parcels';

type Zone = { x: number; y: number; width: number; height: number };

const HEAD = 8;
/** The sizes of the lines: all of them in the first at which they have room. */
const SIZES = [9, 8, 7, 6.5, 6] as const;
const SMALLEST = 6;

/** What is in the parcel, a line for each product, or two where there is much room; what has no room is counted. */
export function drawContents(pen: Pen, sheet: ParcelSheet, { x, y, width, height }: Zone): void {
  const { items } = sheet;
  pen.text(`${parcelPaperWords.contents} : ${parcelPaperWords.pieces(pieces(sheet))}`, {
    x,
    y,
    width,
    steps: [HEAD],
    weight: 'bold',
  });
  const room = (size: number) => Math.floor((height - HEAD * LEADING) / (size * LEADING));
  const size = SIZES.find((candidate) => items.length <= room(candidate)) ?? SMALLEST;
  const shown = items.length <= room(size) ? items : items.slice(0, Math.max(0, room(size) - 1));
  const lines = 2 * items.length <= room(size) ? 2 : 1;
  let at = y + HEAD * LEADING;
  for (const item of shown) at += drawItem(pen, item, { x, y: at, width, step: [size, lines] });
  const more = items.length - shown.length;
  if (more > 0) pen.text(parcelPaperWords.moreItems(more), { x, y: at, width, steps: [size] });
}

/**
 * Quantity and title, and at the end of the line the part number, which is never cut.
 * @returns its height
 */
function drawItem(
  pen: Pen,
  item: SheetItem,
  { x, y, width, step }: Omit<Zone, 'height'> & { step: [number, number] },
): number {
  const reference = item.reference?.trim() ?? '';
  const share = reference === '' ? 0 : mm(30);
  const end = { x: x + width - share + mm(2), y, width: share - mm(2), align: 'right' } as const;
  if (share > 0) pen.text(reference, { ...end, steps: [step[0], 6, 5] });
  const line = `${item.quantity} x ${item.title}`;
  return pen.text(line, { x, y, width: width - share, steps: [step], align: 'left' });
}
