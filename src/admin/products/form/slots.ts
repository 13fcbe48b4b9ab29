/** The four slots of a product's pictures, in the form. */
import type { AdminProduct } from '@/contract/admin/products';
import type { IMAGE_SLOTS } from '@/domain/products/product-rules';
import { officeProductFormWords } from '@/words/en/catalogue/product-form';

export type Position = (typeof IMAGE_SLOTS)[number];

/** What a slot will hold once the form is saved. An empty address clears it. */
export type SlotChange = { kind: 'file'; file: File } | { kind: 'address'; address: string };

/** By position; null for an unchanged slot. Keys are strings, as in the paths of the form. */
export type Slots = Readonly<Record<`${Position}`, SlotChange | null>>;

export const NO_CHANGES: Slots = { 1: null, 2: null, 3: null, 4: null };

export function slotName(position: Position): string {
  return position === 1 ? officeProductFormWords.mainImage : officeProductFormWords.image(position);
}

export function slotInSentence(position: Position): string {
  return position === 1 ? officeProductFormWords.slot.main : officeProductFormWords.slot.image(position);
}

/** Swaps the changes of two slots. */
export function swapChanges(slots: Slots, one: Position, other: Position): Slots {
  return { ...slots, [one]: slots[other], [other]: slots[one] };
}

/** What a slot holds since the last save: an uploaded picture or an address. */
export function savedSlot(
  product: AdminProduct | null,
  position: Position,
): { picture: string | null; address: string | null } {
  return { picture: product?.[`image_${position}`] ?? null, address: product?.[`image_${position}_url`] ?? null };
}
