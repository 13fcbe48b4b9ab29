/** What somebody types into the form of a product, and what of it is sent. */

import type { AdminProduct } from '@/contract/admin/products';
import type { StockStatus } from '@/domain/availability';
import { shopDay } from '@/domain/dates';
import { keysIn } from '@/domain/product-fields';
import { IMAGE_SLOTS } from '@/domain/product-rules';
import { readOptionalNumber } from '@/domain/read-number';
import { officeProductFieldWords } from '@/words/en/product-fields';

export type Position = (typeof IMAGE_SLOTS)[number];

/** What is about to come into a slot once the form is saved. An empty address clears it. */
export type SlotChange = { kind: 'file'; file: File } | { kind: 'address'; address: string };

export type ProductDraft = {
  title: string;
  reference: string;
  short_description: string;
  description: string;
  price: string;
  stock: string;
  /** why the stock is corrected: kept in the stock book with a changed stock, and with nothing else */
  stock_note: string;
  stock_status: StockStatus;
  published: boolean;
  /** `2026-11-22` */
  date: string;
  category_ids: readonly number[];
  tag_ids: readonly number[];
  /** by position; null: the slot stays as it is */
  slots: Slots;
};

export type Slots = Readonly<Record<Position, SlotChange | null>>;

type TextKey = Exclude<keyof ProductDraft, 'slots'>;

const TEXT_KEYS: readonly TextKey[] = keysIn('form');

const NO_CHANGES: Slots = { 1: null, 2: null, 3: null, 4: null };

/** The form as it opens. @param product null for a new one */
export function draftOf(product: AdminProduct | null): ProductDraft {
  return {
    title: product?.title ?? '',
    reference: product?.reference ?? '',
    short_description: product?.short_description ?? '',
    description: product?.description_text ?? '',
    price: product?.price?.toString() ?? '',
    stock: product?.stock?.toString() ?? '',
    stock_note: '',
    stock_status: product?.stock_status ?? 'instock',
    published: product?.published ?? true,
    date: product ? shopDay(new Date(product.date)) : shopDay(new Date()),
    category_ids: product?.categories.map(({ id }) => id) ?? [],
    tag_ids: product?.tags.map(({ id }) => id) ?? [],
    slots: NO_CHANGES,
  };
}

export function isChanged(draft: ProductDraft, product: AdminProduct | null): boolean {
  return (
    changedKeys(draft, draftOf(product)).length > 0 || IMAGE_SLOTS.some((position) => draft.slots[position] !== null)
  );
}

/** Does the stock differ from the copy that the edit began with? A new product has no stock to correct. */
export function isStockCorrected(draft: ProductDraft, product: AdminProduct | null): boolean {
  return product !== null && draft.stock.trim() !== draftOf(product).stock;
}

function changedKeys(one: ProductDraft, other: ProductDraft): TextKey[] {
  const changed = TEXT_KEYS.filter((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]));
  return changed.includes('stock') ? changed : changed.filter((key) => key !== 'stock_note');
}

type Rebased = {
  draft: ProductDraft;
  /** the labels of what both have changed, which saving will overwrite */
  conflicts: string[];
  /** a typed description that has no place in the form any more, as somebody has formatted the saved one; null: none */
  setAside: string | null;
};

/** What was typed over `base`, now over `fresh`: what nobody touched shows the newer copy, what was typed stays. */
export function rebase({
  draft,
  base,
  fresh,
}: {
  draft: ProductDraft;
  base: AdminProduct;
  fresh: AdminProduct;
}): Rebased {
  const [before, now] = [draftOf(base), draftOf(fresh)];
  const typed = new Set(changedKeys(draft, before));
  // Plain text would take the formatting away, which the form says it never does.
  const isSetAside = fresh.description_text === null && typed.delete('description');
  const others = changedKeys(now, before);
  const kept = Object.fromEntries([...typed].map((key) => [key, draft[key]]));
  const conflicts = others.filter((key) => typed.has(key) && JSON.stringify(now[key]) !== JSON.stringify(draft[key]));
  return {
    draft: { ...now, ...kept, slots: draft.slots },
    conflicts: conflicts.map((key) => officeProductFieldWords.labels[key]),
    setAside: isSetAside ? draft.description : null,
  };
}

/** Two slots' changes change places. */
export function swapChanges(slots: Slots, one: Position, other: Position): Slots {
  return { ...slots, [one]: slots[other], [other]: slots[one] };
}

/** What stands in a slot by the last save: an uploaded picture or an address. */
export function savedSlot(
  product: AdminProduct | null,
  position: Position,
): { picture: string | null; address: string | null } {
  return { picture: product?.[`image_${position}`] ?? null, address: product?.[`image_${position}_url`] ?? null };
}

/**
 * The form of the documented call: all of a new product, of another only what has changed, with the copy that the edit
 * began with.
 */
export function formOf(draft: ProductDraft, product: AdminProduct | null): FormData {
  const form = new FormData();
  const keys = product ? changedKeys(draft, draftOf(product)) : TEXT_KEYS.filter((key) => key !== 'stock_note');
  for (const key of keys) appendField(form, key, draft, product);
  for (const position of IMAGE_SLOTS) {
    const change = draft.slots[position];
    if (change?.kind === 'file') form.append(`image_${position}`, change.file);
    if (change?.kind === 'address') form.append(`image_${position}_url`, change.address.trim());
  }
  if (product) form.append('updated_at', product.updated_at);
  return form;
}

function appendField(form: FormData, key: TextKey, draft: ProductDraft, product: AdminProduct | null): void {
  const value = draft[key];
  // A new product of today is as new as the moment it is saved, not as its midnight.
  if (key === 'date' && !product && value === draftOf(null).date) return;
  if (typeof value === 'object') {
    for (const id of value.length > 0 ? value : ['']) form.append(key, String(id));
  } else form.append(key, key === 'price' || key === 'stock' ? plainNumber(draft[key]) : String(value).trim());
  if (key === 'stock' && product) form.append('stock_seen', product.stock?.toString() ?? '');
}

/** A typed number as the server reads it: '12500.5'. Text that cannot be read stays as it is, and is refused there too. */
function plainNumber(typed: string): string {
  const read = readOptionalNumber(typed);
  return read.ok ? (read.value?.toString() ?? '') : typed.trim();
}
