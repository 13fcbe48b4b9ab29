/** What a clerk typed is carried over to the newest copy of the order. */
import { describe, expect, it } from 'vitest';
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
const NOWHERE = () => ({ wilaya: undefined, communes: [] });
const pieces = ({ lines }: OrderDraft) => lines.map(({ productId, quantity }) => [productId, quantity]);

it('keeps the lines of the other clerk, with my own change on top', () => {
  const before = draft([line(1, 1), line(2, 1)]);
  const now = draft([line(1, 3), line(2, 1), line(3, 1)]);
  const typed = draft([line(1, 1), line(2, 5), line(4, 1, null)]);

  const { lines } = rebaseDraft({ before, typed, now }, NOWHERE).draft;

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

  const untouched = rebaseDraft({ before, typed: draft([line(2, 1), line(3, 2)]), now }, NOWHERE).draft;

  expect(untouched.lines.map(({ productId, itemId }) => [productId, itemId])).toEqual([[3, null]]);
});

it('the destination is one choice, other texts are kept field by field', () => {
  const at = (region: string, commune: number | null, address: string): Partial<OrderDraft> => ({
    shipping: { ...EMPTY_DRAFT.shipping, region, address },
    commune,
  });
  const before = draft([], at('oran', 3103, 'A'));
  const now = draft([], at('blida', 901, 'B'));

  const moved = rebaseDraft({ before, typed: draft([], at('alger', 1618, 'A')), now }, NOWHERE).draft;
  const same = rebaseDraft({ before, typed: draft([], at('oran', 3103, 'C')), now }, NOWHERE).draft;

  expect([moved.shipping.region, moved.commune, moved.shipping.address]).toEqual(['alger', 1618, 'B']);
  expect([same.shipping.region, same.commune, same.shipping.address]).toEqual(['blida', 901, 'C']);
  expect(changedParts({ before, now })).toEqual(['delivery']);
});

describe('a city', () => {
  const wilaya = (id: number, name: string) => ({ id, code: id, name, shipping_fee: 400, desk_fee: 300 });
  const communes: Record<string, { name: string; code: number; postal_code: string }[]> = {
    oran: [{ name: 'Es Senia', code: 3103, postal_code: '31000' }],
    alger: [{ name: 'Kouba', code: 1618, postal_code: '16000' }],
  };
  const placeOf = (region: string) =>
    ({ wilaya: wilaya(region === 'oran' ? 31 : 16, region), communes: communes[region] ?? [] }) as never;
  const at = (region: string, commune: number | null, city: string, postalCode = ''): OrderDraft =>
    draft([], { shipping: { ...EMPTY_DRAFT.shipping, region, city, postalCode }, commune });
  const oran = at('oran', 3103, 'Es Senia', '31000');
  const alger = at('alger', 1618, 'Kouba', '16000');

  it.each([
    ['that another clerk saved does not come to my wilaya', at('oran', null, ''), at('alger', null, ''), oran, ''],
    ['of my wilaya stays there', at('oran', null, ''), alger, oran, 'Kouba'],
    [
      'of before goes if the wilaya was moved while its communes were unknown',
      oran,
      at('alger', null, 'Es Senia'),
      oran,
      '',
    ],
    [
      'that I typed for the wilaya of before goes with it',
      at('oran', null, ''),
      at('oran', null, 'Es Senia'),
      alger,
      '',
    ],
    ['that I typed, and that is no commune of before, stays', oran, at('oran', 3103, 'Cité 200'), alger, 'Cité 200'],
    ['that another clerk moved with the order is theirs', oran, oran, alger, 'Kouba'],
  ])('%s', (_, before, typed, now, city) => {
    const { draft: merged } = rebaseDraft({ before, typed, now }, placeOf);
    expect(merged.shipping.city).toBe(city);
  });

  it('and a postal code that go are said', () => {
    const { draft: merged, cleared } = rebaseDraft({ before: draft([]), typed: oran, now: draft([]) }, placeOf);
    expect([merged.shipping.city, cleared]).toEqual(['Es Senia', []]);

    const stale = at('alger', null, 'Es Senia', '31000');
    const rebased = rebaseDraft({ before: oran, typed: stale, now: oran }, placeOf);
    expect(rebased.draft.shipping).toMatchObject({ region: 'alger', city: '', postalCode: '' });
    expect(rebased.cleared.map(({ kind }) => kind)).toEqual(['city', 'postal']);
  });
});
