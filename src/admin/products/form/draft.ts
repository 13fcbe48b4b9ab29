/** What is typed into the form of a product, and what of it is sent. */

import type { AdminProduct } from '@/contract/admin/products';
import { shopDay } from '@/domain/dates';
import type { StockStatus } from '@/domain/products/availability';
import { describeField, type FieldKind, type KeysIn, type KindOf, keysIn } from '@/domain/products/product-fields';
import { IMAGE_SLOTS } from '@/domain/products/product-rules';
import { readOptionalNumber } from '@/domain/read-number';
import { officeProductFieldWords } from '@/words/en/catalogue/product-fields';
import { type DocumentDraft, documentsOf, sentDocuments } from './document-drafts';
import { NO_CHANGES, type Slots } from './slots';

type Typed = {
  line: string;
  lines: string;
  richText: string;
  amount: string;
  whole: string;
  stockStatus: StockStatus;
  flag: boolean;
  /** `2026-11-22` */
  moment: string;
  relations: readonly number[];
  product: string;
  documents: readonly DocumentDraft[];
};

export type FormKey = KeysIn<'form'>;
/** Every field as it is typed, and what is about to come into the slots of pictures. */
export type ProductDraft = { [Key in FormKey]: Typed[KindOf<Key>] } & { slots: Slots };

const FORM_KEYS = keysIn('form');

type Saved = Readonly<Record<string, unknown>>;

/** A saved field as the form shows it; of a new product, `saved` has no fields. */
const SHOWN: { [Kind in FieldKind]: (saved: Saved, key: FormKey) => Typed[Kind] } = {
  line: asText,
  lines: asText,
  // Null if plain text would lose the formatting: the form does not edit it then.
  richText: (saved) => asText(saved, 'description_text'),
  amount: asText,
  whole: asText,
  stockStatus: (saved, key) => (saved[key] === 'outofstock' ? 'outofstock' : 'instock'),
  flag: (saved, key) => (saved[key] ?? describeField(key).initial) === true,
  moment: (saved, key) => shopDay(typeof saved[key] === 'string' ? new Date(saved[key]) : new Date()),
  relations: (saved, key) => {
    const related = saved[describeField(key).name];
    return Array.isArray(related) ? related.map(({ id }) => Number(id)) : [];
  },
  product: asText,
  documents: (saved) => documentsOf(saved.documents),
};

function asText(saved: Saved, key: string): string {
  return String(saved[key] ?? '');
}

/** The form as it opens. @param product null for a new one */
export function draftOf(product: AdminProduct | null): ProductDraft {
  const fields = FORM_KEYS.map((key) => [key, SHOWN[describeField(key).kind](product ?? {}, key)]);
  // Each key has the value of its kind.
  return { ...Object.fromEntries(fields), slots: NO_CHANGES } as ProductDraft;
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

export function isFieldChanged(key: FormKey, draft: ProductDraft, product: AdminProduct): boolean {
  return JSON.stringify(draft[key]) !== JSON.stringify(draftOf(product)[key]);
}

const CORRECTION_KEYS: readonly FormKey[] = ['stock_reason', 'stock_note'];

/** The reason for a correction counts with a changed stock, and with nothing else. */
function changedKeys(one: ProductDraft, other: ProductDraft): FormKey[] {
  const changed = FORM_KEYS.filter((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]));
  return changed.includes('stock') ? changed : changed.filter((key) => !CORRECTION_KEYS.includes(key));
}

type Rebased = {
  draft: ProductDraft;
  /** labels of the fields that both have changed and that saving will overwrite */
  conflicts: string[];
  /** a typed description whose field is gone because the saved one was formatted meanwhile, or null */
  setAside: string | null;
};

/** Moves the typed changes from `base` to `fresh`: untouched fields show the newer copy, edited ones stay. */
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

/**
 * The body of the call: all fields of a new product, of another only those that changed, with the version that the edit
 * began with.
 */
export function formOf(draft: ProductDraft, product: AdminProduct | null): FormData {
  const form = new FormData();
  const keys = product
    ? changedKeys(draft, draftOf(product))
    : FORM_KEYS.filter((key) => !CORRECTION_KEYS.includes(key));
  for (const key of keys) appendField(form, key, draft, product);
  for (const position of IMAGE_SLOTS) {
    const change = draft.slots[position];
    if (change?.kind === 'file') form.append(`image_${position}`, change.file);
    if (change?.kind === 'address') form.append(`image_${position}_url`, change.address.trim());
  }
  if (product) form.append('updated_at', product.updated_at);
  return form;
}

function appendField(form: FormData, key: FormKey, draft: ProductDraft, product: AdminProduct | null): void {
  if (key === 'documents') {
    form.append(key, sentDocuments(draft[key]));
    return;
  }
  const value = draft[key];
  // A new product of today is as new as the moment it is saved, not as its midnight.
  if (key === 'date' && !product && value === draftOf(null).date) return;
  if (typeof value === 'object') {
    for (const id of value.length > 0 ? value : ['']) form.append(key, String(id));
  } else form.append(key, isNumber(key) ? plainNumber(String(value)) : String(value).trim());
  if (key === 'stock' && product) form.append('stock_seen', product.stock?.toString() ?? '');
}

function isNumber(key: FormKey): boolean {
  const { kind } = describeField(key);
  return kind === 'amount' || kind === 'whole';
}

/** A typed number as the server reads it: '12500.5'. Text that cannot be read stays as it is, and is refused there too. */
function plainNumber(typed: string): string {
  const read = readOptionalNumber(typed);
  return read.ok ? (read.value?.toString() ?? '') : typed.trim();
}
