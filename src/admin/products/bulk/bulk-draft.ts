/** What is chosen in the dialog of a change of many products, and the change that it makes: no React. */
import type { Problem } from '@/domain/problem';
import { type BulkChange, type BulkKind, PRICE_STEPS } from '@/domain/products/bulk-changes';
import { readNumber } from '@/domain/read-number';

export const PRICE_WAYS = ['percent', 'amount'] as const;
export const LIST_WAYS = ['add', 'remove', 'replace'] as const;

export type BulkDraft = {
  kind: BulkKind;
  priceWay: (typeof PRICE_WAYS)[number];
  /** as typed */
  number: string;
  /** '' for no rounding */
  round: string;
  published: boolean;
  listWay: (typeof LIST_WAYS)[number];
  /** the id of a category or brand, '' until one is chosen */
  item: string;
};

export const FIRST_DRAFT: BulkDraft = {
  kind: 'price',
  priceWay: 'percent',
  number: '',
  round: '',
  published: true,
  listWay: 'add',
  item: '',
};

type ReadDraft = { ok: true; change: BulkChange } | { ok: false; field: 'number' | 'item'; problem: Problem };

/** A row for each kind of change. */
const READ: Readonly<Record<BulkKind, (draft: BulkDraft) => ReadDraft>> = {
  price: ({ priceWay, number, round }) => {
    const read = readNumber(number);
    if (!read.ok) return { ok: false, field: 'number', problem: read.problem };
    const step = PRICE_STEPS.find((known) => String(known) === round);
    const by = priceWay === 'percent' ? { percent: read.value } : { amount: read.value };
    return { ok: true, change: { price: { ...by, ...(step && { round: step }) } } };
  },
  published: ({ published }) => ({ ok: true, change: { published } }),
  category: (draft) => readList(draft, (list) => ({ category: list })),
  brand: (draft) => readList(draft, (list) => ({ brand: list })),
};

export function readBulkDraft(draft: BulkDraft): ReadDraft {
  return READ[draft.kind](draft);
}

function readList(
  { listWay, item }: BulkDraft,
  changeOf: (list: { add: number } | { remove: number } | { replace: number }) => BulkChange,
): ReadDraft {
  if (item === '') return { ok: false, field: 'item', problem: { code: 'required' } };
  const id = Number(item);
  const list = listWay === 'add' ? { add: id } : listWay === 'remove' ? { remove: id } : { replace: id };
  return { ok: true, change: changeOf(list) };
}
