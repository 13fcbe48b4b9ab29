/** What a clerk typed is carried over to the newest copy of the order. */
import { expect, it } from 'vitest';
import { type DraftLine, EMPTY_DRAFT, type OrderDraft } from '@/admin/orders/form/order-draft';
import { changedParts, rebaseDraft } from '@/admin/orders/form/rebase-draft';

const line = (productId: number, quantity: number, itemId: string | null = `i${productId}`): DraftLine => ({
  itemId,
  productId,
  title: '',
  reference: null,
  price: 1,
  quantity: String(quantity),
  stock: null,
});
const draft = (lines: DraftLine[], changes: Partial<OrderDraft> = {}): OrderDraft => ({
  ...EMPTY_DRAFT,
  lines,
  ...changes,
});
const pieces = ({ lines }: OrderDraft) => lines.map(({ productId, quantity }) => [productId, quantity]);

it('keeps the lines of the other clerk, with my own change on top', () => {
  const before = draft([line(1, 1), line(2, 1)]);
  const now = draft([line(1, 3), line(2, 1), line(3, 1)]);
  const typed = draft([line(1, 1), line(2, 5), line(4, 1, null)]);

  const { lines } = rebaseDraft({ before, typed, now });

  expect(pieces(draft(lines as DraftLine[]))).toEqual([
    [1, '3'],
    [2, '5'],
    [3, '1'],
    [4, '1'],
  ]);
});

it('a line that I took out stays out, one that they took out stays out unless I changed it', () => {
  const before = draft([line(1, 1), line(2, 1), line(3, 1)]);
  const now = draft([line(1, 1)]);

  const untouched = rebaseDraft({ before, typed: draft([line(2, 1), line(3, 2)]), now });

  expect(untouched.lines.map(({ productId, itemId }) => [productId, itemId])).toEqual([[3, null]]);
});

it('the destination is one choice, other texts are kept field by field', () => {
  const at = (region: string, commune: number | null, address: string): Partial<OrderDraft> => ({
    shipping: { ...EMPTY_DRAFT.shipping, region, address },
    commune,
  });
  const before = draft([], at('oran', 3103, 'A'));
  const now = draft([], at('blida', 901, 'B'));

  const moved = rebaseDraft({ before, typed: draft([], at('alger', 1618, 'A')), now });
  const same = rebaseDraft({ before, typed: draft([], at('oran', 3103, 'C')), now });

  expect([moved.shipping.region, moved.commune, moved.shipping.address]).toEqual(['alger', 1618, 'B']);
  expect([same.shipping.region, same.commune, same.shipping.address]).toEqual(['blida', 901, 'C']);
  expect(changedParts({ before, now })).toEqual(['delivery']);
});
